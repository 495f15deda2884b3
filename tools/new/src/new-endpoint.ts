import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deployment } from 'workflows';
import { parse, stringify } from 'yaml';
import { addRelease } from './changeset.ts';
import { hasComponent, referenceTo } from './component.ts';
import type { Endpoint } from './endpoint.ts';
import { type EndpointNames, namesOf } from './names.ts';
import { articleOf, operationText, summaryOf } from './path-item.ts';
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
export function newEndpoint(root: string, endpoint: Endpoint, fileNames?: EndpointFiles): Written {
  const { deployment, path } = endpoint;
  const spec = `specs/${deployment}`;
  const files = new SkeletonFiles(root);
  const rootText = files.read(`${spec}/openapi.yaml`);
  const { info, paths } = parse(rootText) as Root;
  const names = resolveNames(root, endpoint, paths[path]?.$ref);
  const { operationId, pathFile } = names;
  checkUnused(root, endpoint, names, paths);
  addParameters(files, endpoint, names);
  addResponse(files, endpoint, names);
  addRequestBody(files, endpoint, names);
  const pathItem = `${spec}/paths/${pathFile}`;
  files.set(pathItem, files.read(pathItem) + operationText(root, endpoint, names, nextVersion(info.version)));
  const newRootText = addEndpoint(rootText, path, names);
  if (newRootText !== rootText) files.set(`${spec}/openapi.yaml`, newRootText);
  const { workflow, changeset } = fileNames ?? {
    workflow: toKebabCase(operationId),
    changeset: toKebabCase(operationId),
  };
  if (workflow !== undefined) {
    const title = summaryOf(names);
    files.add(`${spec}/workflows/${workflow}.arazzo.yaml`, workflowText(root, workflow, title, [[endpoint, names]]));
  }
  const changesetFile = `.changeset/${changeset}.md`;
  files.set(changesetFile, addRelease(files.read(changesetFile), endpoint, operationId));
  return { files: files.write(), names };
}

/** The files of a skeleton, by path relative to the root. */
class SkeletonFiles {
  readonly root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Returns the text of a file, or `''` if it does not exist. */
  read(file: string): string {
    const path = join(this.root, file);
    return this.#texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  }

  /** Adds a file. Keeps an existing file. */
  add(file: string, text: string): void {
    if (!existsSync(join(this.root, file))) this.#texts.set(file, text);
  }

  /** Adds or replaces a file. */
  set(file: string, text: string): void {
    this.#texts.set(file, text);
  }

  /** Writes the files and returns their paths. */
  write(): readonly string[] {
    for (const [file, text] of this.#texts) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      writeFileSync(join(this.root, file), text);
    }
    return [...this.#texts.keys()];
  }
}

function addParameters(files: SkeletonFiles, { deployment }: Endpoint, { parameters }: EndpointNames): void {
  for (const parameter of parameters) {
    if (hasComponent(files.root, deployment, 'parameters', parameter)) continue;
    files.add(`specs/${deployment}/parameters/${parameter}.yaml`, parameterText(parameter));
  }
}

/** Adds the response and its schema. A DELETE returns no resource. */
function addResponse(files: SkeletonFiles, { deployment, method }: Endpoint, names: EndpointNames): void {
  if (method === 'delete') return;
  const { component, operationId } = names;
  const [response, shape]: readonly [string, Shape] =
    method === 'post'
      ? [`${component}Created`, 'created']
      : operationId.startsWith('list')
        ? [`${component}List`, 'list']
        : [component, 'one'];
  const isSkeleton = addSchema(files, deployment, component, schemaText(names));
  const example = isSkeleton ? exampleResource(names) : undefined;
  const reference = referenceTo(files.root, deployment, 'schemas', component);
  const text = responseText(deployment, names, reference, shape, example);
  files.add(`specs/${deployment}/responses/${response}.yaml`, text);
}

/** Adds the schema and the example of the request body, if the method has one. */
function addRequestBody(files: SkeletonFiles, { deployment, method }: Endpoint, names: EndpointNames): void {
  if (method === 'get' || method === 'delete') return;
  const isSkeleton = addSchema(files, deployment, `${names.component}Input`, inputText(names));
  const value = isSkeleton ? exampleInput(names.thing) : {};
  files.add(`specs/${deployment}/examples/${names.operationId}.yaml`, exampleText(names, value));
}

/** Adds a schema if it does not exist. Returns true if the file of the schema is the unchanged skeleton. */
function addSchema(files: SkeletonFiles, deployment: Deployment, name: string, text: string): boolean {
  const file = `specs/${deployment}/schemas/${name}.yaml`;
  if (!hasComponent(files.root, deployment, 'schemas', name)) files.add(file, text);
  return files.read(file) === text;
}

function exampleText(names: EndpointNames, value: object): string {
  const { thing, things, single } = names;
  const summary = single ? `The ${thing}` : `One of the ${things}`;
  return stringify({ summary, description: `An example of ${articleOf(names)} ${thing}.`, value });
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
    pathFile: pathFileOf(ref) ?? names.pathFile,
  };
}

/** Returns the path file of a reference, relative to `paths/`. Returns undefined without a reference. */
function pathFileOf(ref: string | undefined): string | undefined {
  return ref?.replace(/^(\.\/)?paths\//, '');
}

/**
 * Throws an error if the path file, the method or a name is already used. For example, PUT and PATCH of the same path cannot exist
 * together, because both would be named `update`.
 */
function checkUnused(root: string, { deployment, method, path }: Endpoint, names: EndpointNames, paths: Paths): void {
  const folder = `specs/${deployment}/paths`;
  const other = Object.keys(paths).find(
    (candidate) => candidate !== path && pathFileOf(paths[candidate]?.$ref) === names.pathFile,
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
