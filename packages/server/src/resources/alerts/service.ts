import type { Alert, AlertInput } from '@observability-api/schemas';
import type { Selectable, Transaction } from 'kysely';
import { NotFoundError, rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { AlertsTable, Tables } from '../../store/tables.ts';
import type { OnCommit, ResourceContext } from '../context.ts';
import { alertBytes, deleteAlert } from './cascade.ts';
import { alertReferenceIssues } from './references.ts';
import { toAlert, toColumns } from './rows.ts';
import { alertIssues, channelsOf } from './rules.ts';

/** Alerts of a tenant. */
export interface Alerts {
  list(tenant: Tenant, page: PageRequest): Promise<Page<Alert>>;
  /** Throws NotFound. */
  get(tenant: Tenant, id: string): Promise<Versioned<Alert>>;
  /** Writes `also` in the same transaction. Throws Invalid. */
  create(tenant: Tenant, input: AlertInput, onCommit?: OnCommit<Versioned<Alert>>): Promise<Versioned<Alert>>;
  /** Leaves the state and the history as they are. Throws Invalid, NotFound, PreconditionFailed. */
  replace(tenant: Tenant, id: string, input: AlertInput, precondition?: Precondition): Promise<Versioned<Alert>>;
  /** Throws NotFound, PreconditionFailed. */
  delete(tenant: Tenant, id: string, precondition?: Precondition): Promise<void>;
}

/** An alert with its version; what evaluations have changed of it is its state, since nobody writes it. */
type Row = Selectable<AlertsTable> & { readonly revision: number | null };

function rowOf(db: Queries, tenant: Tenant, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('alerts')
    .leftJoin('alert_evaluations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'alerts.tenant_id').onRef('e.alert_id', '=', 'alerts.id'),
    )
    .selectAll('alerts')
    .select('e.revision')
    .where('alerts.tenant_id', '=', tenant.id)
    .where('alerts.id', '=', id)
    .executeTakeFirst();
}

function versioned(tenant: Tenant, row: Row): Versioned<Alert> {
  return {
    resource: toAlert(tenant, row),
    version: row.version,
    ...(row.revision && { state: String(row.revision) }),
  };
}

async function linkWebhooks(tx: Transaction<Tables>, tenant: Tenant, alertId: string, input: AlertInput) {
  await tx.deleteFrom('alert_webhooks').where('tenant_id', '=', tenant.id).where('alert_id', '=', alertId).execute();
  const links = channelsOf(input).map(({ webhookId }) => ({
    tenant_id: tenant.id,
    alert_id: alertId,
    webhook_id: webhookId,
  }));
  await tx.insertInto('alert_webhooks').values(links).execute();
}

/** The alerts in the store, with the rules that their schema cannot state. */
export function createAlerts({ store, clock, newId, quotas }: ResourceContext): Alerts {
  return {
    list: (tenant, page) =>
      readPage<Alert>(store, page, {
        table: 'alerts',
        owner: ['tenant_id', tenant.id],
        key: 'id',
        sizedBy: ['name', 'message', 'note', 'channels', 'execution_errors'],
        async read(db, ids) {
          const rows = await db
            .selectFrom('alerts')
            .selectAll()
            .where('tenant_id', '=', tenant.id)
            .where('id', 'in', ids)
            .orderBy('id')
            .execute();
          return rows.map((row) => toAlert(tenant, row));
        },
      }),

    async get(tenant, id) {
      const row = await rowOf(store.db, tenant, id);
      if (!row) throw new NotFoundError('No alert has this id');
      return versioned(tenant, row);
    },

    create: (tenant, input, also) =>
      store.transaction(async (tx) => {
        const now = clock();
        rejectInvalid([...alertIssues(input, now), ...(await alertReferenceIssues(tx, tenant, input))]);
        const row: Selectable<AlertsTable> = {
          ...toColumns(input),
          tenant_id: tenant.id,
          id: newId(),
          state: 'OK',
          silenced: null,
          execution_errors: '[]',
          created_at: toIsoTime(now),
          updated_at: toIsoTime(now),
          version: 1,
        };
        await tx.insertInto('alerts').values(row).execute();
        await quotas.change(tx, tenant.id, { alerts: 1, bytes: alertBytes(row) });
        await linkWebhooks(tx, tenant, row.id, input);
        const made = versioned(tenant, { ...row, revision: null });
        await also?.(tx, made);
        return made;
      }),

    replace: (tenant, id, input, when) =>
      store.transaction(async (tx) => {
        const now = clock();
        rejectInvalid([...alertIssues(input, now), ...(await alertReferenceIssues(tx, tenant, input))]);
        const before = requireWritable(await rowOf(tx, tenant, id), 'alert', when);
        const changes = { ...toColumns(input), updated_at: toIsoTime(now), version: before.version + 1 };
        await quotas.change(tx, tenant.id, { bytes: alertBytes(changes) - alertBytes(before) });
        await tx.updateTable('alerts').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
        await linkWebhooks(tx, tenant, id, input);
        return versioned(tenant, { ...before, ...changes });
      }),

    delete: (tenant, id, when) =>
      store.transaction(async (tx) => {
        await deleteAlert(tx, quotas, tenant, requireWritable(await rowOf(tx, tenant, id), 'alert', when));
      }),
  };
}
