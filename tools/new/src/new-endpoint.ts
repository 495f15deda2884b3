import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { addRelease } from './changeset.ts';
import { hasComponent, referenceTo } from './component.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointNames, namesOf } from './names.ts';
import { operationText } from './path-item.ts';
import { responseText, type Shape } from './response-file.ts';
import { addEndpoint } from './root-file.ts';
import { kebab, workflowText } from './workflow-file.ts';

/** The written files and the files that the user must write, relative to the root of the repository. */
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

/** Writes the skeleton of an endpoint. Throws an error if the endpoint exists. */
export async function newEndpoint(root: string, endpoint: Endpoint): Promise<Written> {
  const { deployment, method, path } = endpoint;
  const spec = `specs/${deployment}`;
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const rootText = read(`${spec}/openapi.yaml`);
  const { info, paths } = parse(rootText) as Root;
  const names = existingNames(root, endpoint, paths[path]?.$ref);
  const { operationId, component, pathFile } = names;
  const pathItem = `${spec}/paths/${pathFile}`;
  const before = read(pathItem);
  checkUnused(root, endpoint, names, paths);
  const successResponses: Readonly<Record<string, readonly [string, Shape]>> = {
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
  const success = successResponses[method];
  if (success) {
    const reference = referenceTo(root, deployment, 'schemas', component);
    add(`${spec}/responses/${success[0]}.yaml`, responseText(deployment, reference, success[1]));
  }
  if (hasBody) add(`${spec}/examples/${operationId}.yaml`, 'summary: ""\ndescription: ""\nvalue: {}\n');
  files.set(pathItem, before + operationText(root, endpoint, names, nextVersion(info.version)));
  const rootNow = addEndpoint(rootText, path, names);
  if (rootNow !== rootText) files.set(`${spec}/openapi.yaml`, rootNow);
  add(`${spec}/workflows/${kebab(operationId)}.arazzo.yaml`, workflowText(endpoint, names));
  const changeset = `.changeset/${kebab(operationId)}.md`;
  files.set(changeset, addRelease(read(changeset), endpoint, operationId));
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

/** Returns the names, adjusted to an existing path file and to an existing schema of the resource. */
function existingNames(root: string, endpoint: Endpoint, ref: string | undefined): EndpointNames {
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

/** Throws an error if the path file, the method or a name is already used. PUT and PATCH would both be `update`. */
function checkUnused(root: string, { deployment, method, path }: Endpoint, names: EndpointNames, paths: Paths): void {
  const folder = `specs/${deployment}/paths`;
  const other = Object.keys(paths).find((one) => one !== path && paths[one]?.$ref === `paths/${names.pathFile}`);
  if (other) throw new Error(`${folder}/${names.pathFile} already belongs to ${other}.`);
  for (const file of readdirSync(join(root, folder))) {
    const item = (parse(readFileSync(join(root, folder, file), 'utf8')) ?? {}) as PathItem;
    if (file === names.pathFile && method in item) {
      throw new Error(`${folder}/${file} already has ${method.toUpperCase()}.`);
    }
    for (const [key, operation] of Object.entries(item)) {
      const same = [operation.operationId, operation['x-client-method']].find(
        (name) => name === names.operationId || name === names.clientMethod,
      );
      if (same) {
        const title = `${method.toUpperCase()} ${path}`;
        throw new Error(
          `The name of ${title} would be \`${same}\`, which ${key.toUpperCase()} in ${folder}/${file} already has.`,
        );
      }
    }
  }
}

/** Returns the version that introduces the endpoint: the next minor version. */
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
