import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { addRelease } from './changeset.ts';
import { hasComponent, referenceTo } from './component.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointNames, namesOf } from './names.ts';
import { operationText, summaryOf } from './path-item.ts';
import { responseText, type Shape } from './response-file.ts';
import { addEndpoint } from './root-file.ts';
import { exampleInput, exampleResource, inputText, schemaText } from './schema-file.ts';
import { toKebabCase, workflowText } from './workflow-file.ts';

/** The written files, relative to the root of the repository, and the names of the operation. */
interface Written {
  readonly files: readonly string[];
  readonly names: EndpointNames;
}

type Paths = Readonly<Record<string, { readonly $ref?: string }>>;
type PathItem = Readonly<Record<string, { readonly operationId?: string; readonly 'x-client-method'?: string }>>;

interface Root {
  readonly info: { readonly version: string };
  readonly paths: Paths;
}

/** The names of the workflow and of the changeset. If `workflow` is undefined, no workflow is written. */
export interface EndpointFiles {
  readonly workflow: string | undefined;
  readonly changeset: string;
}

/** Writes the skeleton of an endpoint. Throws an error if the endpoint, its path file or its name is already used. */
export async function newEndpoint(root: string, endpoint: Endpoint, knownFiles?: EndpointFiles): Promise<Written> {
  const { deployment, method, path } = endpoint;
  const spec = `specs/${deployment}`;
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const rootText = read(`${spec}/openapi.yaml`);
  const { info, paths } = parse(rootText) as Root;
  const names = resolveNames(root, endpoint, paths[path]?.$ref);
  const { operationId, component, pathFile } = names;
  const { workflow, changeset } = knownFiles ?? {
    workflow: toKebabCase(operationId),
    changeset: toKebabCase(operationId),
  };
  const pathItem = `${spec}/paths/${pathFile}`;
  const before = read(pathItem);
  checkUnused(root, endpoint, names, paths);
  const isList = operationId.startsWith('list');
  const successResponses: Readonly<Record<string, readonly [string, Shape]>> = {
    post: [`${component}Created`, 'created'],
    get: isList ? [`${component}List`, 'list'] : [component, 'one'],
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
  /** Writes a schema if it does not exist. Returns true if it has only the properties of the skeleton. */
  const addSchema = (name: string, text: string) => {
    const file = `${spec}/schemas/${name}.yaml`;
    if (!hasComponent(root, deployment, 'schemas', name)) add(file, text);
    return (files.get(file) ?? read(file)) === text;
  };
  if (success) {
    const example = addSchema(component, schemaText(names)) ? exampleResource(names) : undefined;
    const reference = referenceTo(root, deployment, 'schemas', component);
    add(`${spec}/responses/${success[0]}.yaml`, responseText(deployment, names, reference, success[1], example));
  }
  if (hasBody) {
    const value = addSchema(`${component}Input`, inputText(names)) ? exampleInput(names.thing) : {};
    add(`${spec}/examples/${operationId}.yaml`, exampleText(names, value));
  }
  files.set(pathItem, before + operationText(root, endpoint, names, nextVersion(info.version)));
  const newRootText = addEndpoint(rootText, path, names);
  if (newRootText !== rootText) files.set(`${spec}/openapi.yaml`, newRootText);
  if (workflow !== undefined) {
    const title = summaryOf(names);
    add(`${spec}/workflows/${workflow}.arazzo.yaml`, workflowText(root, workflow, title, [[endpoint, names]]));
  }
  const changesetFile = `.changeset/${changeset}.md`;
  files.set(changesetFile, addRelease(read(changesetFile), endpoint, operationId));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { files: [...files.keys()], names };
}

function exampleText({ thing, things }: EndpointNames, value: object): string {
  return stringify({ summary: `One of the ${things}`, description: `An example of a ${thing}.`, value });
}

/** Returns the names, adjusted to an existing path file and to an existing schema of the resource. */
function resolveNames(root: string, endpoint: Endpoint, ref: string | undefined): EndpointNames {
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
  const other = Object.keys(paths).find(
    (candidate) => candidate !== path && paths[candidate]?.$ref === `paths/${names.pathFile}`,
  );
  if (other) throw new Error(`${folder}/${names.pathFile} already belongs to ${other}.`);
  for (const file of readdirSync(join(root, folder))) {
    const item = (parse(readFileSync(join(root, folder, file), 'utf8')) ?? {}) as PathItem;
    if (file === names.pathFile && method in item) {
      throw new Error(`${folder}/${file} already has ${method.toUpperCase()}.`);
    }
    for (const [key, operation] of Object.entries(item)) {
      const duplicate = [operation.operationId, operation['x-client-method']].find(
        (name) => name === names.operationId || name === names.clientMethod,
      );
      if (duplicate) {
        const title = `${method.toUpperCase()} ${path}`;
        throw new Error(
          `The name of ${title} would be \`${duplicate}\`, which ${key.toUpperCase()} in ${folder}/${file} already has.`,
        );
      }
    }
  }
}

/** Returns the version that introduces the endpoint: the next minor version, or 1.0.0 before the first release. */
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
