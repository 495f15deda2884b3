import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Endpoint } from './endpoint.ts';
import { namesOf } from './names.ts';
import { operationText, singular } from './path-item.ts';
import { responseText, type Shape } from './response-file.ts';
import { withEndpoint } from './root-file.ts';
import { kebab, workflowText } from './workflow-file.ts';

/** What was written, and what a person must write now, as paths from the root of the repository. */
export interface Written {
  readonly files: readonly string[];
  readonly toWrite: readonly string[];
}

/** Writes everything about an endpoint that follows from its method and path. An endpoint that is there is an error. */
export async function newEndpoint(root: string, endpoint: Endpoint): Promise<Written> {
  const { deployment, method, path } = endpoint;
  const names = namesOf(endpoint);
  const { operationId, pathFile } = names;
  const spec = `specs/${deployment}`;
  const pathItem = `${spec}/paths/${pathFile}`;
  const read = async (file: string) => (existsSync(join(root, file)) ? readFile(join(root, file), 'utf8') : '');
  const [before, rootText] = await Promise.all([read(pathItem), read(`${spec}/openapi.yaml`)]);
  if (method in ((parse(before) as object | null) ?? {})) {
    throw new Error(`${pathItem} has ${method.toUpperCase()} already.`);
  }
  const name = operationId.replace(/^[a-z]+/, '');
  const one = operationId.startsWith('list') ? singular(name) : name;
  const answered: Readonly<Record<string, readonly [string, Shape]>> = {
    post: [`${one}Created`, 'created'],
    get: operationId.startsWith('list') ? [`${one}List`, 'list'] : [one, 'one'],
    put: [one, 'one'],
    patch: [one, 'one'],
  };
  const hasBody = ['post', 'put', 'patch'].includes(method);
  const files = new Map<string, string>();
  const add = (file: string, text: string) => existsSync(join(root, file)) || files.set(file, text);
  for (const parameter of names.parameters) {
    if (!existsSync(join(root, `${spec}/parameters/${parameter}.yaml`))) {
      add(`specs/shared/parameters/${parameter}.yaml`, parameterText(parameter));
    }
  }
  const success = answered[method];
  if (success) add(`${spec}/responses/${success[0]}.yaml`, responseText(deployment, one, success[1]));
  if (hasBody) add(`${spec}/examples/${operationId}.yaml`, 'summary: ""\ndescription: ""\nvalue: {}\n');
  files.set(pathItem, before + operationText(root, endpoint, names, nextVersion(parse(rootText).info.version)));
  files.set(`${spec}/openapi.yaml`, withEndpoint(rootText, path, names));
  files.set(`${spec}/workflows/${kebab(operationId)}.arazzo.yaml`, workflowText(endpoint, names));
  files.set(`.changeset/${kebab(operationId)}.md`, changesetText(endpoint, operationId));
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const schemas = [...(success ? [one] : []), ...(hasBody ? [`${one}Input`] : [])];
  const toWrite = schemas
    .map((schema) => `${spec}/schemas/${schema}.yaml`)
    .filter((file) => !existsSync(join(root, file)));
  return { files: [...files.keys()], toWrite };
}

/** The first version that has what is written now: the next minor one. */
function nextVersion(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 0 ? '1.0.0' : `${major}.${minor + 1}.0`;
}

function parameterText(name: string): string {
  return [
    `name: ${name}`,
    'in: path',
    'required: true',
    'description: ""',
    'schema:',
    '  type: string',
    '  pattern: ^[0-9a-f]{24}$',
    '  examples: [6740a3f2c51e9b0012d4e8f1]',
    '',
  ].join('\n');
}

function changesetText({ deployment, method, path }: Endpoint, operationId: string): string {
  const packages = [`spec-${deployment}`, 'schemas', deployment, 'server'];
  const releases = packages.map((name) => `"@observability-api/${name}": minor\n`).join('');
  return `---\n${releases}---\n\nNew: \`${operationId}\` (\`${method.toUpperCase()} ${path}\`).\n`;
}
