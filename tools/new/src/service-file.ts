import { IMPORTS, type ServerModel } from './server-files.ts';

/** Returns the text of `service.ts`. */
export function serviceText(model: ServerModel): string {
  const { component } = model;
  const methods = [listMethod, getMethod, createMethod, replaceMethod, deleteMethod];
  return `${importLines(model)}
/** Creates, reads, updates and deletes the resources of a tenant. Writes run in the transaction of the HTTP adapter. */
export class ${component}Service {
  readonly #context: ResourceContext;

  constructor(context: ResourceContext) {
    this.#context = context;
  }

${methods.map((method) => method(model)).join('\n')}}

${helperFunctions(model)}`;
}

function importLines({ component }: ServerModel): string {
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
`;
}

function listMethod({ component, table }: ServerModel): string {
  return `  list(tenant: Tenant, page: PageRequest): Promise<Page<${component}>> {
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
`;
}

function getMethod({ component, thing }: ServerModel): string {
  return `  /** Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<${component}>> {
    const row = await findRow(this.#context.store.db, tenant, id);
    if (!row) throw new NotFoundError('No ${thing} has this id.');
    return versioned(row);
  }
`;
}

function createMethod({ component, table }: ServerModel): string {
  return `  /** Throws InvalidInputError. */
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
`;
}

function replaceMethod({ component, thing, table }: ServerModel): string {
  return `  /** Throws InvalidInputError, NotFoundError and PreconditionFailedError. */
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
`;
}

function deleteMethod({ thing, table }: ServerModel): string {
  return `  /** Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    requireWritable(await findRow(tx, tenant, id), '${thing}', precondition);
    await tx.deleteFrom('${table}').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  }
`;
}

function helperFunctions({ component, table }: ServerModel): string {
  return `function findRow(db: Queries, tenant: Tenant, id: string): Promise<Selectable<${component}Table> | undefined> {
  return db.selectFrom('${table}').selectAll().where('tenant_id', '=', tenant.id).where('id', '=', id).executeTakeFirst();
}

function versioned(row: Selectable<${component}Table>): Versioned<${component}> {
  return { resource: to${component}(row), version: row.version };
}
`;
}
