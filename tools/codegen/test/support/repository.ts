import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const rootDocument = `\
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
paths:
  /things:
    $ref: paths/things.yaml
  /things/{thingId}:
    $ref: paths/things.item.yaml
`;

const responseContent = `\
      content:
        application/json:
          schema:
            type: object
            properties:
              result:
                $ref: ../../shared/schemas/Thing.yaml
`;

/** A small valid spec of two deployments, and the grammars of the parsers, by file path. */
export const validFiles: Readonly<Record<string, string>> = {
  'specs/shared/schemas/Thing.yaml': `\
type: object
description: A thing.
required: [size]
properties:
  size: { type: integer, minimum: 1, maximum: 9 }
  kind:
    $ref: ./Kind.yaml
`,
  'specs/shared/schemas/Kind.yaml': `\
type: string
description: What kind it is.
enum: [small, large]
`,
  ...deployment('open-source'),
  ...deployment('managed'),
  'packages/schemas/src/filter.peggy': "filter = 'all'\n",
  'packages/server/src/telemetry/query/result/formula.peggy': "formula = 'A'\n",
};

function deployment(name: string): Record<string, string> {
  return {
    [`specs/${name}/openapi.yaml`]: rootDocument,
    [`specs/${name}/paths/things.yaml`]: `\
post:
  operationId: createThing
  x-client-method: things.create
  summary: Create a thing
  requestBody:
    content:
      application/json:
        schema:
          $ref: ../../shared/schemas/Thing.yaml
  responses:
    '200':
      description: The thing.
${responseContent}`,
    [`specs/${name}/paths/things.item.yaml`]: `\
get:
  operationId: getThing
  x-client-method: things.get
  summary: Get a thing
  parameters:
    - name: thingId
      in: path
      required: true
      schema: { type: string }
  responses:
    '200':
      description: The thing.
${responseContent}`,
  };
}

/** Creates a temporary repository with the valid files and these changes. It is deleted at the end of the test. */
export async function repositoryWith(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'codegen-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries({ ...validFiles, ...changes })) await put(root, path, text);
  return root;
}

/** Writes a file of the repository. */
export async function put(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Returns the text of every file in a folder by path, or an empty map if the folder does not exist. */
export async function filesIn(root: string, folder = '.'): Promise<Map<string, string>> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths.sort().map(async (path) => [path.slice(root.length + 1), await readFile(path, 'utf8')] as const),
  );
  return new Map(texts);
}
