import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Endpoint } from './endpoint.ts';
import { namesOf } from './names.ts';
import { newEndpoint } from './new-endpoint.ts';
import type { Resource } from './resource.ts';
import type { Result } from './result.ts';
import {
  camelCase,
  migrationText,
  rowsText,
  rulesText,
  type ServerModel,
  serviceText,
  tableText,
} from './server-files.ts';
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
export function newResource(root: string, { deployment, name }: Resource): Result {
  const collection = `${PREFIXES[deployment]}/${name}`;
  const names = namesOf({ deployment, method: 'get', path: collection });
  const idParameter = `${names.component.charAt(0).toLowerCase()}${names.component.slice(1)}Id`;
  const folder = `${SERVER.resources}/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} already exists.`);
  const written = new Set<string>();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    written.add(file);
  };
  for (const component of [names.component, `${names.component}Input`]) {
    const file = `specs/${deployment}/schemas/${component}.yaml`;
    if (existsSync(join(root, file))) throw new Error(`${file} already exists.`);
  }
  const endpoints: Endpoint[] = [
    { deployment, method: 'get', path: collection },
    { deployment, method: 'post', path: collection },
    { deployment, method: 'get', path: `${collection}/{${idParameter}}` },
    { deployment, method: 'put', path: `${collection}/{${idParameter}}` },
    { deployment, method: 'delete', path: `${collection}/{${idParameter}}` },
  ];
  const calls: Call[] = [];
  for (const endpoint of endpoints) {
    const result = newEndpoint(root, endpoint, { workflow: undefined, changeset: `add-${name}` });
    for (const file of result.files) written.add(file);
    calls.push([endpoint, result.names]);
  }
  // The workflow creates the resource that its other steps use.
  const steps = calls.toSorted(([a], [b]) => Number(b.method === 'post') - Number(a.method === 'post'));
  const workflow = `manage-${name}`;
  write(
    `specs/${deployment}/workflows/${workflow}.arazzo.yaml`,
    workflowText(root, workflow, `Manage ${names.things}`, steps),
  );

  const table = name.replaceAll('-', '_');
  const tables = readFileSync(join(root, SERVER.tables), 'utf8');
  const model = { component: names.component, thing: names.thing, table };
  write(SERVER.tables, addTable(tables, model));
  const number = nextMigration(root);
  const migration = `${String(number).padStart(4, '0')}-${name}`;
  write(`${SERVER.migrations}/${migration}.ts`, migrationText(number, table));
  const migrationList = readFileSync(join(root, SERVER.migrationList), 'utf8');
  write(SERVER.migrationList, addMigration(migrationList, migration, camelCase(table)));
  write(`${folder}/service.ts`, serviceText(model));
  write(`${folder}/rules.ts`, rulesText(model));
  write(`${folder}/rows.ts`, rowsText(model));
  return {
    files: [...written],
    nextSteps: [
      `Add the table to \`${SERVER.backupTables}\`, \`${SERVER.newestId}\` and \`${SERVER.tenantContent}\`.`,
      `Create the service in \`${SERVER.services}\`.`,
      `Add the handlers to \`${SERVER.deployments}/${deployment}.ts\`.`,
    ],
  };
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
