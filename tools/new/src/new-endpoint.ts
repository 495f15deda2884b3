import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { withRelease } from './changeset.ts';
import { hasComponent, referenceTo } from './component.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointNames, namesOf } from './names.ts';
import { operationText } from './path-item.ts';
import { responseText, type Shape } from './response-file.ts';
import { withEndpoint } from './root-file.ts';
import { kebab, workflowText } from './workflow-file.ts';

/** What was written, and what a person must write now, as paths from the root of the repository. */
export interface Written {
  readonly files: readonly string[];
  readonly toWrite: readonly string[];
}

type Paths = Readonly<Record<string, { readonly $ref?: string }>>;
type PathItem = Readonly<Record<string, { readonly operationId?: string; readonly 'x-client-method'?: string }>>;

interface Root {
  readonly info: { readonly version: string };
  readonly paths: Paths;
}

/** Writes everything about an endpoint that follows from its method and path. An endpoint that is there is an error. */
export async function newEndpoint(root: string, endpoint: Endpoint): Promise<Written> {
  const { deployment, method, path } = endpoint;
  const spec = `specs/${deployment}`;
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const rootText = read(`${spec}/openapi.yaml`);
  const { info, paths } = parse(rootText) as Root;
  const names = joined(root, endpoint, paths[path]?.$ref);
  const { operationId, component, pathFile } = names;
  const pathItem = `${spec}/paths/${pathFile}`;
  const before = read(pathItem);
  refuseTwice(root, endpoint, names, paths);
  const answered: Readonly<Record<string, readonly [string, Shape]>> = {
    post: [`${component}Created`, 'created'],
    get: operationId.startsWith('list') ? [`${component}List`, 'list'] : [component, 'one'],
    put: [component, 'one'],
    patch: [component, 'one'],
  };
  const hasBody = ['post', 'put', 'patch'].includes(method);
  const files = new Map<string, string>();
  const add = (file: string, text: string) => existsSync(join(root, file)) || files.set(file, text);
  for (const parameter of names.parameters) {
    if (hasComponent(root, deployment, 'parameters', parameter)) continue;
    add(`${spec}/parameters/${parameter}.yaml`, parameterText(parameter));
  }
  const success = answered[method];
  if (success) {
    const reference = referenceTo(root, deployment, 'schemas', component);
    add(`${spec}/responses/${success[0]}.yaml`, responseText(deployment, reference, success[1]));
  }
  if (hasBody) add(`${spec}/examples/${operationId}.yaml`, 'summary: ""\ndescription: ""\nvalue: {}\n');
  files.set(pathItem, before + operationText(root, endpoint, names, nextVersion(info.version)));
  const rootNow = withEndpoint(rootText, path, names);
  if (rootNow !== rootText) files.set(`${spec}/openapi.yaml`, rootNow);
  add(`${spec}/workflows/${kebab(operationId)}.arazzo.yaml`, workflowText(endpoint, names));
  const changeset = `.changeset/${kebab(operationId)}.md`;
  files.set(changeset, withRelease(read(changeset), endpoint, operationId));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const schemas = [...(success ? [component] : []), ...(hasBody ? [`${component}Input`] : [])];
  const toWrite = schemas
    .filter((schema) => !hasComponent(root, deployment, 'schemas', schema))
    .map((schema) => `${spec}/schemas/${schema}.yaml`);
  return { files: [...files.keys()], toWrite };
}

/** The names, with the file of a path that is there already, and the schema of a thing that there is elsewhere. */
function joined(root: string, endpoint: Endpoint, ref: string | undefined): EndpointNames {
  const names = namesOf(endpoint);
  const { component, plainComponent } = names;
  const isNew = !hasComponent(root, endpoint.deployment, 'schemas', component);
  const isPlain = isNew && hasComponent(root, endpoint.deployment, 'schemas', plainComponent);
  return {
    ...names,
    component: isPlain ? plainComponent : component,
    pathFile: ref?.replace(/^(\.\/)?paths\//, '') ?? names.pathFile,
  };
}

/** Nothing is written over, and no name is given twice: PUT and PATCH would both be `update`. */
function refuseTwice(root: string, { deployment, method, path }: Endpoint, names: EndpointNames, paths: Paths): void {
  const folder = `specs/${deployment}/paths`;
  const other = Object.keys(paths).find((one) => one !== path && paths[one]?.$ref === `paths/${names.pathFile}`);
  if (other) throw new Error(`${folder}/${names.pathFile} is the file of ${other} already.`);
  for (const file of readdirSync(join(root, folder))) {
    const item = (parse(readFileSync(join(root, folder, file), 'utf8')) ?? {}) as PathItem;
    if (file === names.pathFile && method in item) {
      throw new Error(`${folder}/${file} has ${method.toUpperCase()} already.`);
    }
    for (const [key, operation] of Object.entries(item)) {
      const same = [operation.operationId, operation['x-client-method']].find(
        (name) => name === names.operationId || name === names.clientMethod,
      );
      if (same) {
        const title = `${method.toUpperCase()} ${path}`;
        throw new Error(`${title} would be \`${same}\`, which is ${key.toUpperCase()} in ${folder}/${file} already.`);
      }
    }
  }
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
