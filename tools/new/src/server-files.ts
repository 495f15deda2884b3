/** The names that the files of a resource in the server use. */
export interface ServerModel {
  /** The schema: `NotificationPolicy`. */
  readonly component: string;
  /** The resource in messages: `notification policy`. */
  readonly thing: string;
  /** The table: `notification_policies`. */
  readonly table: string;
}

/** The modules of the server that the files import, relative to the folder of a resource. */
const IMPORTS = {
  context: '../context.ts',
  errors: '../../domain/errors.ts',
  issue: '../../domain/validation-issue.ts',
  page: '../../store/read-page.ts',
  store: '../../store/store.ts',
  tables: '../../store/tables.ts',
  tenant: '../../domain/tenant.ts',
  timestamp: '../../domain/timestamp.ts',
  versioned: '../../domain/versioned.ts',
} as const;

/** Returns the interface with the columns of the table, for `tables.ts`. */
export function tableText({ component, thing }: ServerModel): string {
  return `/** One row for each ${thing}. */
export interface ${component}Table {
  tenant_id: string;
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  version: number;
}
`;
}

/** Converts `notification_policies` to `notificationPolicies`. */
export function camelCase(table: string): string {
  return table.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the text of the migration that creates the table. */
export function migrationText(number: number, table: string): string {
  const name = table.replaceAll('_', ' ');
  const constant = camelCase(table);
  return `import type { Kysely } from 'kysely';

/** Adds the table of ${name}. */
export const ${constant} = {
  number: ${number},
  name: '${name}',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('${table}')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('${table}_key', ['tenant_id', 'id'])
      .execute();
  },
};
`;
}

/** Returns the text of `rows.ts`, which converts rows to resources. It does not compile until each property has a column. */
export function rowsText({ component }: ServerModel): string {
  const value = component.charAt(0).toLowerCase() + component.slice(1);
  return `import type { ${component}, ${component}Input } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { ${component}Table } from '${IMPORTS.tables}';

/** The columns that a caller writes. */
export type WritableColumns = Omit<${component}Table, 'tenant_id' | 'id' | 'created_at' | 'updated_at' | 'version'>;

/** Returns the columns for a request body. */
export function toColumns(input: ${component}Input): WritableColumns {
  return { name: input.name };
}

/** Returns the resource for a row. */
export function to${component}(row: Selectable<${component}Table>): ${component} {
  const ${value}: ${component} = { id: row.id, name: row.name, createdAt: row.created_at, updatedAt: row.updated_at };
  return ${value};
}
`;
}

/** Returns the text of `rules.ts`, for rules that the schema cannot express. */
export function rulesText({ component, thing }: ServerModel): string {
  return `import type { ${component}Input } from '@observability-api/schemas';
import type { InputIssue } from '${IMPORTS.errors}';
import { issue } from '${IMPORTS.issue}';

/** Returns the issues of a ${thing} that its schema cannot express. A name must not be blank. */
export function issuesOf({ name }: ${component}Input): InputIssue[] {
  return name.trim() === '' ? [issue(['name'], 'minLength', 'expected a name that is not blank')] : [];
}
`;
}

/** Returns the text of `service.ts`. */
export function serviceText({ component, thing, table }: ServerModel): string {
  return `import type { ${component}, ${component}Input } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { NotFoundError, rejectInvalid } from '${IMPORTS.errors}';
import { toIsoTime } from '${IMPORTS.timestamp}';
import { type Page, type PageRequest, readPage } from '${IMPORTS.page}';
import { type Precondition, requireWritable, type Versioned } from '${IMPORTS.versioned}';
import type { Queries } from '${IMPORTS.store}';
import type { ${component}Table } from '${IMPORTS.tables}';
import type { Tenant } from '${IMPORTS.tenant}';
import type { ResourceContext, Tx } from '${IMPORTS.context}';
import { to${component}, toColumns } from './rows.ts';
import { issuesOf } from './rules.ts';

/** Creates, reads, updates and deletes the resources of a tenant. Writes run in the transaction of the HTTP adapter. */
export class ${component}Service {
  readonly #context: ResourceContext;

  constructor(context: ResourceContext) {
    this.#context = context;
  }

  list(tenant: Tenant, page: PageRequest): Promise<Page<${component}>> {
    return readPage<${component}>(this.#context.store, page, {
      table: '${table}',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: ['name'],
      async read(db, ids) {
        const rows = await db
          .selectFrom('${table}')
          .selectAll()
          .where('tenant_id', '=', tenant.id)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
        return rows.map(to${component});
      },
    });
  }

  /** Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<${component}>> {
    const row = await findRow(this.#context.store.db, tenant, id);
    if (!row) throw new NotFoundError('No ${thing} has this id.');
    return versioned(row);
  }

  /** Throws InvalidInputError. */
  async create(tx: Tx, tenant: Tenant, input: ${component}Input): Promise<Versioned<${component}>> {
    rejectInvalid(issuesOf(input));
    const now = toIsoTime(this.#context.clock());
    const row: Selectable<${component}Table> = {
      ...toColumns(input),
      tenant_id: tenant.id,
      id: this.#context.newId(),
      created_at: now,
      updated_at: now,
      version: 1,
    };
    await tx.insertInto('${table}').values(row).execute();
    return versioned(row);
  }

  /** Throws InvalidInputError, NotFoundError and PreconditionFailedError. */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: ${component}Input,
    precondition?: Precondition,
  ): Promise<Versioned<${component}>> {
    rejectInvalid(issuesOf(input));
    const previous = requireWritable(await findRow(tx, tenant, id), '${thing}', precondition);
    const changes = {
      ...toColumns(input),
      updated_at: toIsoTime(this.#context.clock()),
      version: previous.version + 1,
    };
    await tx.updateTable('${table}').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    return versioned({ ...previous, ...changes });
  }

  /** Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    requireWritable(await findRow(tx, tenant, id), '${thing}', precondition);
    await tx.deleteFrom('${table}').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  }
}

function findRow(db: Queries, tenant: Tenant, id: string): Promise<Selectable<${component}Table> | undefined> {
  return db.selectFrom('${table}').selectAll().where('tenant_id', '=', tenant.id).where('id', '=', id).executeTakeFirst();
}

function versioned(row: Selectable<${component}Table>): Versioned<${component}> {
  return { resource: to${component}(row), version: row.version };
}
`;
}
