import { realpathSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
// A default import: Node.js 20 has no `registerHooks`, and a named import of it would fail.
import nodeModule from 'node:module';
import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nearest } from '@observability-api/schemas';
import { type Document, LineCounter, parseAllDocuments, parseDocument } from 'yaml';
import { CommandError } from '../errors.ts';
import { findYamlError } from '../yaml-error.ts';
import { isJsonObject, type Json, type KindName, kindNames } from './kinds.ts';
import { type MonitoringSet, parseSet } from './set.ts';

/** A document in a monitoring file: one resource in YAML, JSON or the default export of a module. */
export interface FileDocument {
  readonly kind: KindName;
  readonly name: string;
  /** All properties except `kind`. Those of a resource include the defaults of `monitoring.yaml`. */
  readonly value: Json;
  /** Path relative to the working directory. */
  readonly file: string;
  /**
   * Returns `file:line` of a property, or of its nearest ancestor that exists. For a module, returns the file, the name of the
   * document and the path of the property.
   */
  locationOf(path?: readonly (string | number)[]): string;
}

/** A document of the kind `Test`. */
export type FileTest = Omit<FileDocument, 'kind'>;

/** An issue in a file, or in an option that refers to resources. */
export interface FileIssue {
  /**
   * - in a YAML or JSON file: `file:line`
   * - in a module: the file, the name of the document and the path of the property
   * - in an option: its name, such as `--delete`
   */
  readonly location: string;
  readonly message: string;
}

/** Creates the issue of a property. Its message starts with the path of the property, unless the location has the path. */
export function propertyIssue(
  document: Pick<FileDocument, 'file' | 'locationOf'>,
  path: readonly (string | number)[],
  message: string,
): FileIssue {
  const property = isTextFile(document.file) ? pathText(path) : '';
  return { location: document.locationOf(path), message: property === '' ? message : `${property}: ${message}` };
}

/** Returns a path as text, for example `tiles[0].w`. */
function pathText(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** The documents of a folder and the issues found while reading them. */
export interface MonitoringFiles {
  readonly folder: string;
  readonly set: MonitoringSet;
  readonly documents: readonly FileDocument[];
  readonly tests: readonly FileTest[];
  readonly issues: readonly FileIssue[];
}

/** The kinds of documents: the kinds of resources, and tests. */
const documentKinds = [...kindNames, 'Test'] as const;

const SET_FILE = /^monitoring\.(ya?ml|json)$/;
const TEXT_FILE = /\.(ya?ml|json)$/;
const MODULE_FILE = /\.(ts|mts|js|mjs)$/;

/** Thrown if a folder has no monitoring files. */
export class NoFilesError extends CommandError {}

/**
 * Reads the YAML and JSON files and the TypeScript and JavaScript modules of a folder and its subfolders. Throws a NoFilesError if the
 * folder has no such files. Throws a CommandError if `folder` does not exist or is a file, or if its `monitoring.yaml` is invalid.
 */
export async function readFiles(folder: string, cwd: string): Promise<MonitoringFiles> {
  const paths = await listFiles(folder);
  const setFile = paths.find((path) => SET_FILE.test(relative(folder, path)));
  const files = paths.filter((path) => path !== setFile && (TEXT_FILE.test(path) || MODULE_FILE.test(path)));
  if (files.length === 0 && setFile === undefined) {
    throw new NoFilesError(
      `${relative(cwd, folder) || folder} has no monitoring files. Run \`observability pull\` to create some.`,
    );
  }
  const name = (path: string) => relative(cwd, path);
  const set = setFile === undefined ? parseSet(undefined, '') : await readSet(setFile, name(setFile));
  const documents: FileDocument[] = [];
  const tests: FileTest[] = [];
  const issues: FileIssue[] = [];
  const version = await moduleVersion();
  const hasModules = files.some((path) => MODULE_FILE.test(path));
  // Older versions of Node.js have no `registerHooks`. They load a changed import only after a restart.
  const hooks = hasModules && 'registerHooks' in nodeModule ? hookModules(folder, version) : undefined;
  try {
    for (const path of files) {
      const read = MODULE_FILE.test(path)
        ? await readModule(path, name(path), version)
        : await readText(path, name(path));
      for (const candidate of read) addDocument(candidate, set, { documents, tests, issues });
    }
  } finally {
    hooks?.deregister();
  }
  return { folder, set, documents, tests, issues: [...issues, ...duplicates(documents)] };
}

async function readSet(path: string, file: string): Promise<MonitoringSet> {
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(path, 'utf8'), { lineCounter });
  const error = findYamlError(document, lineCounter);
  if (error) throw new CommandError(`${file}:${error.line}: ${error.message}`);
  return parseSet(document.toJS(), file);
}

/**
 * Returns the sorted paths of the files of a folder and its subfolders. Omits hidden files and folders, `node_modules`, modules such as
 * `checkout.test.ts` and `checkout.d.ts`, `tsconfig.json`, `package.json` and `package-lock.json`. Includes symbolic links to files: the
 * files of a ConfigMap in Kubernetes are such links.
 */
async function listFiles(folder: string): Promise<string[]> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats) throw new CommandError(`There is no folder ${folder}. Run \`observability pull\` to create it.`);
  if (!stats.isDirectory()) throw new CommandError(`Expected a folder, received the file ${folder}.`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isHidden = (path: string) =>
    relative(folder, path)
      .split(/[\\/]/)
      .some((part) => part.startsWith('.') || part === 'node_modules');
  // A link without a target counts as a file, so that reading it fails: `apply` would delete the resources of an omitted file.
  const isFile = (path: string) =>
    stat(path).then(
      (target) => target.isFile(),
      () => true,
    );
  const paths = await Promise.all(
    entries
      .filter((entry) => !/\.(test|d)\.m?[jt]s$|^tsconfig\.json$|^package(-lock)?\.json$/.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const isIncluded = !isHidden(path) && (entry.isFile() || (entry.isSymbolicLink() && (await isFile(path))));
        return isIncluded ? [path] : [];
      }),
  );
  return paths.flat().sort();
}

/** A value in a file before it is checked and becomes a document. */
interface Candidate {
  readonly value: unknown;
  readonly file: string;
  locationOf(path: readonly (string | number)[]): string;
  readonly error?: FileIssue;
}

async function readText(path: string, file: string): Promise<Candidate[]> {
  const text = await readFile(path, 'utf8');
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, prettyErrors: true });
  return (Array.isArray(documents) ? documents : []).flatMap((document): Candidate[] => {
    const error = findYamlError(document, counter);
    if (error) {
      const location = `${file}:${error.line}`;
      return [{ value: undefined, file, locationOf: () => location, error: { location, message: error.message } }];
    }
    const value: unknown = document.toJS();
    if (value === null) return [];
    return [{ value, file, locationOf: (where) => `${file}:${lineOf(document, counter, where)}` }];
  });
}

/** Returns the line of the value at a path, or of its nearest ancestor that exists. */
function lineOf(document: Document, counter: LineCounter, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as
      | { readonly range?: readonly [number, number, number] }
      | undefined;
    if (node?.range) return counter.linePos(node.range[0]).line;
  }
  return counter.linePos(document.contents?.range?.[0] ?? 0).line;
}

const TYPESCRIPT_URL = /\.ts(\?.*)?$/;

/** The modification time of each module that was read with the current version, by path. */
const moduleTimes = new Map<string, number>();
let currentVersion = 1;

/**
 * Returns the version in the URLs of modules. Node.js caches modules by URL, so a new version loads them again. Increments the version if a
 * module that was read before has changed or was deleted.
 */
async function moduleVersion(): Promise<number> {
  const changes = [...moduleTimes].map(async ([path, time]) => {
    const stats = await stat(path).catch(() => undefined);
    return stats?.mtimeMs !== time;
  });
  if ((await Promise.all(changes)).includes(true)) {
    currentVersion += 1;
    moduleTimes.clear();
  }
  return currentVersion;
}

/**
 * Loads the TypeScript files of a folder as ES modules, even if the nearest package.json has the type `commonjs`, which `npm init` writes.
 * Adds the version to the URLs of the files that a versioned module imports by their paths.
 */
function hookModules(folder: string, version: number): { deregister(): void } {
  // Node.js resolves symbolic links in the URLs of modules.
  const prefix = pathToFileURL(`${realpathSync(folder)}/`).href;
  return nodeModule.registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const { url } = resolved;
      const isFile = /^\.{0,2}\//.test(specifier) && /^file:[^?]*$/.test(url);
      const isImport = context.conditions.includes('import') && context.parentURL?.endsWith(`?${version}`);
      if (!isFile || !isImport) return resolved;
      const path = fileURLToPath(url);
      moduleTimes.set(path, statSync(path).mtimeMs);
      return { ...resolved, url: `${url}?${version}` };
    },
    load: (url, context, next) =>
      next(
        url,
        url.startsWith(prefix) && TYPESCRIPT_URL.test(url) ? { ...context, format: 'module-typescript' } : context,
      ),
  });
}

async function readModule(path: string, file: string, version: number): Promise<Candidate[]> {
  moduleTimes.set(path, (await stat(path)).mtimeMs);
  let loaded: { readonly default?: unknown };
  try {
    loaded = (await import(`${pathToFileURL(path).href}?${version}`)) as { readonly default?: unknown };
  } catch (error) {
    // Node.js caches the error. NaN differs from every time, so the next read uses a new version and imports the module again.
    moduleTimes.set(path, Number.NaN);
    const isUnsupported = (error as NodeJS.ErrnoException).code === 'ERR_UNKNOWN_FILE_EXTENSION';
    const reason = isUnsupported
      ? `Files in TypeScript require Node.js 22.18 or newer. This is Node.js ${process.versions.node}.`
      : (error as Error).message;
    return [{ value: undefined, file, locationOf: () => file, error: { location: file, message: reason } }];
  }
  const values = Array.isArray(loaded.default) ? loaded.default : [loaded.default];
  return values.map((value: unknown) => {
    const label = isJsonObject(value) && typeof value['name'] === 'string' ? `${file} (${value['name']})` : file;
    return {
      value,
      file,
      locationOf: (where: readonly (string | number)[]) => (where.length > 0 ? `${label} ${where.join('.')}` : label),
    };
  });
}

/** The results of reading files. */
interface ReadResults {
  readonly documents: FileDocument[];
  readonly tests: FileTest[];
  readonly issues: FileIssue[];
}

function addDocument(candidate: Candidate, set: MonitoringSet, { documents, tests, issues }: ReadResults): void {
  const { value, file, locationOf, error } = candidate;
  const report = (path: readonly (string | number)[], message: string) =>
    void issues.push({ location: locationOf(path), message });
  if (error) return void issues.push(error);
  if (!isJsonObject(value)) {
    const expected = MODULE_FILE.test(extname(file))
      ? 'a default export of one document or a list'
      : 'an object with `kind` and `name`';
    return report([], `expected ${expected}`);
  }
  const { kind, ...properties } = value;
  // A module can set a property to undefined, which counts as absent.
  const rest = Object.fromEntries(Object.entries(properties).filter(([, item]) => item !== undefined));
  const known = documentKinds.find((name) => name === kind);
  if (!known) {
    const suggestion = typeof kind === 'string' ? nearest(kind, documentKinds) : undefined;
    const received = kind === undefined ? 'nothing' : JSON.stringify(kind);
    return report(
      ['kind'],
      `expected \`kind\` to be one of ${documentKinds.join(', ')}, received ${received}${suggestion ? `; did you mean ${suggestion}?` : ''}`,
    );
  }
  if (typeof rest['name'] !== 'string' || rest['name'].trim() === '')
    return report(['name'], 'expected `name` to be a string that is not blank');
  if (known === 'Test') {
    tests.push({ name: rest['name'], value: rest, file, locationOf: (path = []) => locationOf(path) });
    return;
  }
  // `channel` or `channels` in a document replaces the defaults of both, because `channels` takes precedence over `channel`.
  const { channel, channels, ...others } = set.defaults[known] ?? {};
  const hasChannels = rest['channel'] !== undefined || rest['channels'] !== undefined;
  const defaults = hasChannels ? others : set.defaults[known];
  documents.push({
    kind: known,
    name: rest['name'],
    value: { ...defaults, ...rest },
    file,
    locationOf: (path = []) => locationOf(path),
  });
}

function duplicates(documents: readonly FileDocument[]): FileIssue[] {
  const first = new Map<string, FileDocument>();
  return documents.flatMap((document): FileIssue[] => {
    const key = identityOf(document);
    const earlier = first.get(key);
    if (!earlier) first.set(key, document);
    return earlier
      ? [
          {
            location: document.locationOf(['name']),
            message: `${document.kind} "${document.name}" is also in ${earlier.locationOf(['name'])}`,
          },
        ]
      : [];
  });
}

/** Returns `<kind>/<name>`. For webhooks: `Webhook/<service>/<name>`, because those with different `service` can have the same name. */
export function identityOf({ kind, name, value }: Pick<FileDocument, 'kind' | 'name' | 'value'>): string {
  return kind === 'Webhook' ? `${kind}/${String(value['service'])}/${name}` : `${kind}/${name}`;
}

/** Returns true for a YAML or JSON file, which `pull` can update. Other files are modules. */
export function isTextFile(path: string): boolean {
  return TEXT_FILE.test(basename(path));
}
