import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { type Document, isMap, isNode, parseAllDocuments } from 'yaml';
import { CommandError } from '../errors.ts';
import { quoteBlankTexts, yamlText } from '../output/yaml-text.ts';
import { KINDS_WITH_SECRETS, variablesIn } from './environment.ts';
import { toDocument } from './file-format.ts';
import { type Inventory, type Resource, readInventory } from './inventory.ts';
import { isJsonObject, type Json, type KindName, kinds, loadValidators } from './kinds.ts';
import { identityOf, isTextFile, type MonitoringFiles, NoFilesError, readFiles } from './read-files.ts';
import type { MonitoringService } from './service.ts';
import { isSetName, ownerOf } from './set.ts';
import { sortedJson } from './sorted-json.ts';
import { slug, uniqueId } from './tile-ids.ts';

/** The result of `pull` for one resource. */
export interface PullResult {
  readonly kind: KindName;
  readonly name: string;
  /** Path relative to the working directory. Empty if the resource is built in, or if another one has the same {@link identityOf}. */
  readonly file: string;
  readonly result: 'created' | 'changed' | 'unchanged' | 'skipped';
  /** The reason if the resource was skipped. */
  readonly reason?: string;
}

/**
 * The kinds that `pull` writes if no names are passed. Sources and connections belong to the operator, so `pull` writes only those that are
 * named.
 */
const DEFAULT_KINDS: readonly KindName[] = ['Webhook', 'Dashboard', 'SavedSearch', 'Alert'];

const SCHEMA =
  '# yaml-language-server: $schema=https://unpkg.com/@observability-api/cli/src/generated/monitoring.schema.json\n';

/** Writes each resource to its document if the files have one, or else to a new file. */
export async function pullFiles(
  folder: string,
  names: readonly string[],
  service: MonitoringService,
  cwd: string,
): Promise<PullResult[]> {
  await loadValidators();
  const inventory = await readInventory(service);
  const resources = select(inventory, names, service);
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  const files = exists ? await readExistingFiles(folder, cwd) : undefined;
  if (files && files.issues.length > 0)
    throw new CommandError(files.issues.map(({ location, message }) => `${location}: ${message}`).join('\n'));
  if (!files) await createSet(folder, cwd, resources);
  const existingFiles = [...(files?.documents ?? []), ...(files?.tests ?? [])];
  const used = new Set(existingFiles.map(({ file }) => file.replace(/\.\w+$/, '')));
  const variables = new Set(existingFiles.flatMap(({ value }) => variablesIn(value)));
  const results: PullResult[] = [];
  for (const resource of resources)
    results.push(await pullResource(resource, inventory, folder, cwd, files, used, variables));
  return results;
}

async function readExistingFiles(folder: string, cwd: string): Promise<MonitoringFiles | undefined> {
  try {
    return await readFiles(folder, cwd);
  } catch (error) {
    if (error instanceof NoFilesError) return undefined;
    throw error;
  }
}

/**
 * Writes `monitoring.yaml`. The set gets the name of the first set that owns one of the resources, or else a name that is derived from the
 * name of the working directory.
 */
async function createSet(folder: string, cwd: string, resources: readonly Resource[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const owners = resources.map(({ value }) => ownerOf(value)?.slice('managed-by:'.length));
  // The name of a set has at most 21 characters.
  const set = owners.find(isSetName) ?? slug(basename(cwd), 'default').slice(0, 21).replace(/-+$/, '');
  const text = `# \`apply\` gives the tag managed-by:${set} to the dashboards, saved searches and alerts in these files.\n# It deletes dashboards, saved searches and alerts that have the tag and are not in the files.\n${yamlText({ set })}`;
  await writeFile(join(folder, 'monitoring.yaml'), text);
}

function select(inventory: Inventory, names: readonly string[], service: MonitoringService): Resource[] {
  const all = service.readableKinds().flatMap(({ name }) => inventory.all(name));
  if (names.length === 0) return all.filter(({ kind }) => DEFAULT_KINDS.includes(kind));
  const named = names.flatMap((word) => {
    const matches = all.filter((resource) => {
      const keys = [resource.name, `${resource.kind}/${resource.name}`, identityOf(resource)];
      return keys.some((key) => key.toLowerCase() === word.toLowerCase());
    });
    if (matches.length === 0)
      throw new CommandError(
        `The service has no resource "${word}". Use a name, <kind>/<name> or Webhook/<service>/<name>.`,
      );
    return matches;
  });
  return [...new Set(named)];
}

async function pullResource(
  resource: Resource,
  inventory: Inventory,
  folder: string,
  cwd: string,
  files: MonitoringFiles | undefined,
  used: Set<string>,
  variables: Set<string>,
): Promise<PullResult> {
  const { kind, name } = resource;
  if (resource.value['isBuiltIn'] === true)
    return { kind, name, file: '', result: 'skipped', reason: 'it is built in and cannot be changed' };
  const document = toDocument(resource, inventory, files?.set.defaults[kind]);
  const identity = identityOf(resource);
  const existing = files?.documents.find((candidate) => identityOf(candidate) === identity);
  if (inventory.findByName(kind, name).filter((candidate) => identityOf(candidate) === identity).length > 1) {
    return { kind, name, file: '', result: 'skipped', reason: 'several resources have this name: rename all but one' };
  }
  if (existing) {
    // A copy of `variables`: a document that already has a URL keeps it and does not use the new variable.
    const pulled = withSecretReferences(document, new Set(variables));
    const result = await replaceDocument(join(cwd, existing.file), pulled, existing.value);
    return { kind, name, file: existing.file, ...result };
  }
  const text = SCHEMA + yamlText(withSecretReferences(document, variables));
  const directory = join(folder, kinds[kind].resource.replaceAll(/([A-Z])/g, '-$1').toLowerCase());
  await mkdir(directory, { recursive: true });
  const path = await createFile(relative(cwd, join(directory, slug(name))), text, cwd, used);
  return { kind, name, file: relative(cwd, path), result: 'created' };
}

/**
 * Writes a new YAML file with the name `stem`, or `stem` and a number if that name is in `used` or belongs to another file, for example one
 * with only comments. Adds the name to `used`. Returns the path of the file.
 */
async function createFile(stem: string, text: string, cwd: string, used: Set<string>): Promise<string> {
  for (;;) {
    const name = uniqueId(stem, used);
    used.add(name);
    const path = join(cwd, `${name}.yaml`);
    try {
      await writeFile(path, text, { flag: 'wx' });
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Replaces the URL of a webhook, which often contains a secret, by a reference to an environment variable that is not in `used`. Adds the
 * variable to `used`.
 */
function withSecretReferences(document: Json, used: Set<string>): Json {
  if (document['kind'] !== 'Webhook') return document;
  const word = slug(String(document['name']), 'webhook').replaceAll('-', '_').toUpperCase();
  const variable = uniqueId(`${/^\d/.test(word) ? `WEBHOOK_${word}` : word}_URL`, used, '_');
  used.add(variable);
  return { ...document, url: `\${${variable}}` };
}

type Result = Pick<PullResult, 'result' | 'reason'>;

/**
 * Replaces a document in its file if it differs from `pulled`. Keeps the properties that {@link keptProperties} returns, and the other
 * documents of the file. `content` is the document with the defaults of `monitoring.yaml`, without `kind`.
 */
async function replaceDocument(path: string, pulled: Json, content: Json): Promise<Result> {
  if (!isTextFile(path)) return { result: 'skipped', reason: 'the file is a program: edit it yourself' };
  const text = await readFile(path, 'utf8');
  const documents = parseAllDocuments(text) as Document[];
  const index = documents.findIndex((candidate) => {
    const parsed: unknown = candidate.toJS();
    if (!isJsonObject(parsed) || parsed['kind'] !== pulled['kind'] || parsed['name'] !== pulled['name']) return false;
    // Webhooks with different `service`, such as `slack`, can have the same name. `monitoring.yaml` can set `service`.
    return (parsed['service'] ?? content['service']) === content['service'];
  });
  const document = documents[index];
  if (!document) return { result: 'skipped', reason: 'the document was not found' };
  const current = document.toJS() as Json;
  const complete = { ...pulled, ...keptProperties(pulled['kind'] as KindName, content) };
  // `monitoring.yaml` sets the properties of `content` that the document omits.
  const properties = Object.entries(complete).filter(
    ([name, value]) => Object.hasOwn(current, name) || sortedJson(value) !== sortedJson(content[name]),
  );
  const updated = Object.fromEntries(properties);
  if (sortedJson(current) === sortedJson(updated)) return { result: 'unchanged' };
  if (path.endsWith('.json')) await writeFile(path, `${JSON.stringify(updated, null, 2)}\n`);
  else {
    setContents(document, updated);
    quoteBlankTexts(document);
    await writeFile(path, documents.map((item) => item.toString({ lineWidth: 0 })).join(''));
  }
  return { result: 'changed' };
}

/** Replaces the contents of a document. Keeps the comment at its start. */
function setContents(document: Document, value: Json): void {
  const oldContents = document.contents;
  const firstKey = isMap(oldContents) ? oldContents.items[0]?.key : undefined;
  const comment = oldContents?.commentBefore ?? (isNode(firstKey) ? firstKey.commentBefore : undefined);
  const contents = document.createNode(value);
  if (comment) contents.commentBefore = comment;
  document.contents = contents;
}

/** The properties that the service does not return, and the URL of a webhook, which often contains a secret. */
const UNREAD_PROPERTIES = ['secret', 'headers', 'queryParams', 'password', 'url'];

/** Returns the properties of a document that `pull` does not change: {@link UNREAD_PROPERTIES}, and those with references to variables. */
function keptProperties(kind: KindName, content: Json): Json {
  if (!KINDS_WITH_SECRETS.has(kind)) return {};
  const kept = Object.entries(content).filter(
    ([name, value]) => UNREAD_PROPERTIES.includes(name) || variablesIn(value).length > 0,
  );
  return Object.fromEntries(kept);
}
