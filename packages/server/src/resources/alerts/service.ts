import type { Alert, AlertInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { NotFoundError, rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { type Precondition, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { alertBytes, deleteAlert } from './cascade.ts';
import { alertReferenceIssues } from './references.ts';
import { toAlert, toColumns } from './rows.ts';
import { alertIssues, channelsOf } from './rules.ts';

/** An alert. `revision` counts the changes by evaluations, which do not change the version. */
type Row = Selectable<AlertsTable> & { readonly revision: number | null };

/** The alerts of a tenant. */
export class AlertService {
  readonly #context: ResourceContext;

  constructor(context: ResourceContext) {
    this.#context = context;
  }

  /** Returns a page of the alerts in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Alert>> {
    return readPage<Alert>(this.#context.store, page, {
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
    });
  }

  /** Returns an alert. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<Alert>> {
    const row = await findRow(this.#context.store.db, tenant, id);
    if (!row) throw new NotFoundError('No alert has this id.');
    return versioned(tenant, row);
  }

  /** Creates an alert in the state `OK`. Throws InvalidInputError and QuotaExceededError. */
  async create(tx: Tx, tenant: Tenant, input: AlertInput): Promise<Versioned<Alert>> {
    const { clock, newId, quotas } = this.#context;
    const now = clock();
    await rejectInvalidAlert(tx, tenant, input, now);
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
    return versioned(tenant, { ...row, revision: null });
  }

  /**
   * Replaces an alert. Its state and history do not change. Throws InvalidInputError, NotFoundError,
   * PreconditionFailedError and QuotaExceededError.
   */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: AlertInput,
    precondition?: Precondition,
  ): Promise<Versioned<Alert>> {
    const { clock, quotas } = this.#context;
    const now = clock();
    await rejectInvalidAlert(tx, tenant, input, now);
    const previous = requireWritable(await findRow(tx, tenant, id), 'alert', precondition);
    const changes = { ...toColumns(input), updated_at: toIsoTime(now), version: previous.version + 1 };
    await quotas.change(tx, tenant.id, { bytes: alertBytes(changes) - alertBytes(previous) });
    await tx.updateTable('alerts').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    await unlinkWebhooks(tx, tenant, id);
    await linkWebhooks(tx, tenant, id, input);
    return versioned(tenant, { ...previous, ...changes });
  }

  /** Deletes an alert. Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const row = requireWritable(await findRow(tx, tenant, id), 'alert', precondition);
    await deleteAlert(tx, this.#context.quotas, tenant, row);
  }
}

async function rejectInvalidAlert(tx: Tx, tenant: Tenant, input: AlertInput, nowMs: number): Promise<void> {
  rejectInvalid([...alertIssues(input, nowMs), ...(await alertReferenceIssues(tx, tenant, input))]);
}

function findRow(db: Queries, tenant: Tenant, id: string): Promise<Row | undefined> {
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

/** Stores which webhooks an alert uses, so that a webhook in use cannot be deleted. */
async function linkWebhooks(tx: Tx, tenant: Tenant, alertId: string, input: AlertInput): Promise<void> {
  const links = channelsOf(input).map(({ webhookId }) => ({
    tenant_id: tenant.id,
    alert_id: alertId,
    webhook_id: webhookId,
  }));
  await tx.insertInto('alert_webhooks').values(links).execute();
}

async function unlinkWebhooks(tx: Tx, tenant: Tenant, alertId: string): Promise<void> {
  await tx.deleteFrom('alert_webhooks').where('tenant_id', '=', tenant.id).where('alert_id', '=', alertId).execute();
}
