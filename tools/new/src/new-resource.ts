import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Endpoint } from './endpoint.ts';
import { type EndpointNames, namesOf } from './names.ts';
import { newEndpoint } from './new-endpoint.ts';
import type { Resource } from './resource.ts';
import type { Result } from './result.ts';
import { camelCase, migrationText, rowsText, rulesText, type ServerModel, tableText } from './server-files.ts';
import { serviceText } from './service-file.ts';
import { type Call, workflowText } from './workflow-file.ts';

/** The files and folders of the server that a resource is added to. */
export const SERVER = {
  tables: 'packages/server/src/store/tables.ts',
  migrations: 'packages/server/src/store/migrations',
  migrationList: 'packages/server/src/store/migrations/migrate.ts',
  backupTables: 'packages/server/src/store/backup/backup-tables.ts',
  newestId: 'packages/server/src/store/newest-id.ts',
  tenantContent: 'packages/server/src/accounts/tenant-content.ts',
  resources: 'packages/server/src/resources',
  services: 'packages/server/src/app/open-service.ts',
  deployments: 'packages/server/src/deployments',
} as const;

const PREFIXES = {
  'open-source': '/api/v2',
  managed: '/v1/organizations/{organizationId}/services/{serviceId}/observability',
} as const;

/**
 * Writes the skeleton of a stored resource: schemas, five endpoints, a workflow, a changeset, a table, a migration and the
 * folder of the resource in the server. Throws an error if the resource exists.
 */
export function newResource(root: string, resource: Resource): Result {
  const { deployment } = resource;
  const names = namesOf({ deployment, method: 'get', path: collectionPath(resource) });
  checkUnused(root, resource, names);
  const written = [...writeEndpoints(root, resource, names), ...writeServerFiles(root, resource, names)];
  return {
    files: [...new Set(written)],
    nextSteps: [
      `Add the table to \`${SERVER.backupTables}\`, \`${SERVER.newestId}\` and \`${SERVER.tenantContent}\`.`,
      `Create the service in \`${SERVER.services}\`.`,
      `Add the handlers to \`${SERVER.deployments}/${deployment}.ts\`.`,
    ],
  };
}

function collectionPath({ deployment, name }: Resource): string {
  return `${PREFIXES[deployment]}/${name}`;
}

function workflowName({ name }: Resource): string {
  return `manage-${name}`;
}

function workflowFile(resource: Resource): string {
  return `specs/${resource.deployment}/workflows/${workflowName(resource)}.arazzo.yaml`;
}

/** Throws an error if the folder of the resource in the server, one of its schemas in the spec, or its workflow already exists. */
function checkUnused(root: string, resource: Resource, { component }: EndpointNames): void {
  const { deployment, name } = resource;
  const files = [
    `${SERVER.resources}/${name}`,
    `specs/${deployment}/schemas/${component}.yaml`,
    `specs/${deployment}/schemas/${component}Input.yaml`,
    workflowFile(resource),
  ];
  const existing = files.find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new Error(`${existing} already exists.`);
}

/** Writes the endpoints with their schemas, the changeset and the workflow. Returns the paths of the files. */
function writeEndpoints(root: string, resource: Resource, names: EndpointNames): readonly string[] {
  const { deployment, name } = resource;
  const collection = collectionPath(resource);
  const item = `${collection}/{${names.component.charAt(0).toLowerCase()}${names.component.slice(1)}Id}`;
  const endpoints: Endpoint[] = [
    { deployment, method: 'get', path: collection },
    { deployment, method: 'post', path: collection },
    { deployment, method: 'get', path: item },
    { deployment, method: 'put', path: item },
    { deployment, method: 'delete', path: item },
  ];
  const results = endpoints.map((endpoint) => ({
    endpoint,
    ...newEndpoint(root, endpoint, { workflow: undefined, changeset: `add-${name}` }),
  }));
  // The workflow creates the resource that its other steps use.
  const calls = results
    .map((result): Call => [result.endpoint, result.names])
    .toSorted(([a], [b]) => Number(b.method === 'post') - Number(a.method === 'post'));
  const file = workflowFile(resource);
  write(root, file, workflowText(root, workflowName(resource), `Manage ${names.things}`, calls));
  return [...results.flatMap(({ files }) => files), file];
}

/** Writes the table, the migration and the folder of the resource. Returns the paths of the files. */
function writeServerFiles(root: string, { name }: Resource, { component, thing }: EndpointNames): readonly string[] {
  const model = { component, thing, table: name.replaceAll('-', '_') };
  const number = nextMigration(root);
  const migration = `${String(number).padStart(4, '0')}-${name}`;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = {
    [SERVER.tables]: addTable(read(SERVER.tables), model),
    [`${SERVER.migrations}/${migration}.ts`]: migrationText(number, model.table),
    [SERVER.migrationList]: addMigration(read(SERVER.migrationList), migration, camelCase(model.table)),
    [`${SERVER.resources}/${name}/service.ts`]: serviceText(model),
    [`${SERVER.resources}/${name}/rules.ts`]: rulesText(model),
    [`${SERVER.resources}/${name}/rows.ts`]: rowsText(model),
  };
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  return Object.keys(files);
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Adds the table to the interface `Tables` and its columns to the end of the file. */
function addTable(text: string, model: ServerModel): string {
  const end = /(export interface Tables \{\n[^}]*)\}/.exec(text);
  if (!end?.[1]) throw new Error(`Expected \`export interface Tables\` in ${SERVER.tables}.`);
  const entry = `  ${model.table}: ${model.component}Table;\n`;
  return `${text.replace(end[0], `${end[1]}${entry}}`)}\n${tableText(model)}`;
}

/** Adds the migration to the imports and to the end of the list. */
function addMigration(text: string, file: string, constant: string): string {
  const imports = [...text.matchAll(/^import .* from '\.\/\d{4}-.*';\n/gm)];
  const last = imports.at(-1)?.[0];
  const list = /(export const migrations: readonly Migration\[\] = \[[^\]]*?),?\s*\];/.exec(text);
  if (last === undefined || !list) throw new Error(`Expected a list of migrations in ${SERVER.migrationList}.`);
  return text
    .replace(last, `${last}import { ${constant} } from './${file}.ts';\n`)
    .replace(list[0], `${list[1]},\n  ${constant},\n];`);
}

function nextMigration(root: string): number {
  const numbers = readdirSync(join(root, SERVER.migrations)).map((file) => Number.parseInt(file, 10));
  return Math.max(0, ...numbers.filter((number) => !Number.isNaN(number))) + 1;
}
