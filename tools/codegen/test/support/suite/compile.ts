import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { repository } from '../../../src/files.ts';
import type { Api } from '../../../src/read/api.ts';
import type { JsonSchema } from '../../../src/read/document.ts';
import { readApi } from '../../../src/read/read-api.ts';
import { schemaFiles } from '../../../src/schemas/schema-files.ts';
import { put } from '../repository.ts';
import { documentOf } from '../test-api.ts';
import { typeErrorsIn } from '../type-errors.ts';

/** The checks that are generated from one schema. */
export interface Compiled {
  readonly guard: (value: unknown) => boolean;
  /** Checks a value with the rule, without the guard. */
  readonly rule: (value: unknown) => boolean;
}

interface Validator {
  is(value: unknown): boolean;
  readonly rule: unknown;
}

/** Returns the compiler errors of the generated modules of these schemas. */
export function typeErrors(schemas: readonly JsonSchema[], use: 'sent' | 'received'): Promise<string> {
  return typeErrorsOf(apiWith(schemas, use));
}

/** Returns the compiler errors of an API's modules and of modules that use them. */
export async function typeErrorsOf(api: Api, users: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await writeModules(api);
  for (const [path, text] of Object.entries(users)) await put(root, path, text);
  return typeErrorsIn(root, '*.ts', { allowImportingTsExtensions: true, rewriteRelativeImportExtensions: false });
}

/**
 * Generates and loads the modules of schemas in a request body (`sent`), or in no request (`received`): such schemas are generated
 * like those of responses.
 */
export async function compileAll(schemas: readonly JsonSchema[], use: 'sent' | 'received'): Promise<Compiled[]> {
  const root = await writeModules(apiWith(schemas, use));
  const runtime = join(repository, 'packages/schemas/src/runtime/schema.ts');
  const { schema } = (await load(runtime)) as { schema: (rule: unknown, direction: string) => Validator };
  return Promise.all(
    schemas.map(async (_, index) => {
      const module = await load(join(root, `case${index}.ts`));
      const { rule } = module[`Case${index}`] as Validator;
      const guard = module[`isCase${index}`] as Compiled['guard'];
      const validator = schema(rule, use === 'sent' ? 'request' : 'response');
      return { guard, rule: (value) => validator.is(value) };
    }),
  );
}

function load(path: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

/** Returns an API with a component for each schema. */
function apiWith(schemas: readonly JsonSchema[], use: 'sent' | 'received'): Api {
  const names = schemas.map((_, index) => `Case${index}`);
  const all = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
  };
  const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
  const nothing = { type: 'object', properties: {} };
  return readApi('open-source', {
    ...documentOf(''),
    components: { schemas: Object.fromEntries(names.map((name, index) => [name, schemas[index] ?? {}])) },
    paths: {
      '/cases': {
        post: {
          operationId: 'createCase',
          'x-client-method': 'cases.create',
          ...(use === 'sent' ? { requestBody: content(all) } : {}),
          responses: { 200: content(nothing) },
        },
      },
    },
  });
}

/** Writes the modules of all components into a temporary folder. */
async function writeModules(api: Api): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'suite-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of schemaFiles([api])) {
    if (path.startsWith('json/')) continue;
    await put(root, path, text.replaceAll(/(?:\.\.\/)+runtime\//g, `${repository}/packages/schemas/src/runtime/`));
  }
  await put(root, 'package.json', '{ "type": "module" }');
  return root;
}
