import type { Webhook, WebhookInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { ConflictError, InvalidInputError, NotFoundError, rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireWritable, type Versioned } from '../../domain/versioned.ts';
import type { WebhookAllowList } from '../../outgoing/allow-list.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { WebhooksTable } from '../../store/tables.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import type { OnCommit, ResourceContext } from '../context.ts';
import { storedBytes } from '../quotas.ts';
import { toColumns, toWebhook } from './rows.ts';
import { duplicateNameMessage, templateIssues, urlIssues } from './rules.ts';

/** Webhooks of a tenant. */
export interface Webhooks {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Webhook>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Webhook>>;
  /** Writes `also` in the same transaction. Throws Invalid. */
  create(tenant: Tenant, input: WebhookInput, onCommit?: OnCommit<Versioned<Webhook>>): Promise<Versioned<Webhook>>;
  /** Throws Invalid, NotFound, PreconditionFailed. */
  replace(tenant: Tenant, id: string, input: WebhookInput, precondition?: Precondition): Promise<Versioned<Webhook>>;
  /** Throws NotFound, PreconditionFailed, and Conflict while an alert uses it. */
  delete(tenant: Tenant, id: string, precondition?: Precondition): Promise<void>;
}

function rowOf(db: Queries, tenant: Tenant, id: string) {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

function versioned(row: Selectable<WebhooksTable>): Versioned<Webhook> {
  return {
    resource: toWebhook(row),
    version: row.version,
  };
}

/** Returns the bytes of a webhook that count towards the use of its tenant. */
function sizeOf(row: Selectable<WebhooksTable>): number {
  return storedBytes(row.name, row.url, row.description, row.body, row.headers, row.query_params, row.secret);
}

async function nameIssues(db: Queries, tenant: Tenant, input: WebhookInput, ownId?: string) {
  const other = await db
    .selectFrom('webhooks')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('service', '=', input.service)
    .where('name', '=', input.name)
    .executeTakeFirst();
  return other && other.id !== ownId ? [duplicateNameMessage(input)] : [];
}

/** Of two writers of one name, the unique index lets one through; the other gets the same answer as if it came later. */
async function rejectDuplicateName<Result>(input: WebhookInput, write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? new InvalidInputError([duplicateNameMessage(input)]) : error;
  }
}

/** The webhooks in the store, with the rules that their schema cannot state. */
export function createWebhooks({
  store,
  clock,
  newId,
  quotas,
  allowList,
}: ResourceContext & { allowList: WebhookAllowList }): Webhooks {
  return {
    list: (tenant, page) =>
      readPage<Webhook>(store, page, {
        table: 'webhooks',
        owner: ['tenant_id', tenant.id],
        key: 'id',
        sizedBy: ['name', 'url', 'description', 'body'],
        async read(db, ids) {
          const rows = await db
            .selectFrom('webhooks')
            .selectAll()
            .where('tenant_id', '=', tenant.id)
            .where('id', 'in', ids)
            .orderBy('id')
            .execute();
          return rows.map(toWebhook);
        },
      }),

    async get(tenant, id) {
      const row = await rowOf(store.db, tenant, id);
      if (!row) throw new NotFoundError('No webhook has this id');
      return versioned(row);
    },

    async create(tenant, input, also) {
      const issues = [...urlIssues(input, allowList), ...(await templateIssues(input))];
      return store.transaction(async (tx) => {
        rejectInvalid([...issues, ...(await nameIssues(tx, tenant, input))]);
        const now = toIsoTime(clock());
        const row: Selectable<WebhooksTable> = {
          ...toColumns(input),
          tenant_id: tenant.id,
          id: newId(),
          created_at: now,
          updated_at: now,
          version: 1,
        };
        await rejectDuplicateName(input, tx.insertInto('webhooks').values(row).execute());
        await quotas.change(tx, tenant.id, { webhooks: 1, bytes: sizeOf(row) });
        const made = versioned(row);
        await also?.(tx, made);
        return made;
      });
    },

    async replace(tenant, id, input, when) {
      const issues = [...urlIssues(input, allowList), ...(await templateIssues(input))];
      return store.transaction(async (tx) => {
        rejectInvalid([...issues, ...(await nameIssues(tx, tenant, input, id))]);
        const before = requireWritable(await rowOf(tx, tenant, id), 'webhook', when);
        const changes = {
          ...toColumns(input, before),
          updated_at: toIsoTime(clock()),
          version: before.version + 1,
        };
        await quotas.change(tx, tenant.id, { bytes: sizeOf({ ...before, ...changes }) - sizeOf(before) });
        const write = tx.updateTable('webhooks').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id);
        await rejectDuplicateName(input, write.execute());
        return versioned({ ...before, ...changes });
      });
    },

    delete: (tenant, id, when) =>
      store.transaction(async (tx) => {
        const before = requireWritable(await rowOf(tx, tenant, id), 'webhook', when);
        const { count } = await tx
          .selectFrom('alert_webhooks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('tenant_id', '=', tenant.id)
          .where('webhook_id', '=', id)
          .executeTakeFirstOrThrow();
        const alerts = Number(count);
        if (alerts > 0) {
          throw new ConflictError(
            `${alerts === 1 ? '1 alert uses' : `${alerts} alerts use`} this webhook. Change or delete ${alerts === 1 ? 'it' : 'them'} first.`,
          );
        }
        await tx.deleteFrom('webhooks').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
        await quotas.change(tx, tenant.id, { webhooks: -1, bytes: -sizeOf(before) });
      }),
  };
}
