import type {
  Alert,
  AlertDelivery,
  AlertDeliveryStatus,
  AlertExecutionError,
  AlertInput,
  AlertPreview,
  AlertPreviewInput,
  AlertSilence,
  AlertSilenceInput,
  AlertState,
} from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { type AlertTrial, MAX_EXECUTION_ERRORS, silenceAt } from '../../domain/alert.ts';
import { webhookIdsOf } from '../../domain/alert-channel.ts';
import { type InputIssue, NotFoundError, rejectInvalid, UnavailableError } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { alertBytes, deleteAlert, TEXT_COLUMNS } from './cascade.ts';
import { listDeliveries, retryDelivery } from './deliveries.ts';
import { inVariant, PREVIEW_LIMIT, type Previewer, previewVariants, rangeIssues } from './preview.ts';
import { alertReferenceIssues, previewTileIssues, watchedIssues } from './references.ts';
import { toAlert, toColumns } from './rows.ts';
import { alertIssues, channelsOf, type RuleContext, silenceIssues, WATCHED_PROPERTY } from './rules.ts';

/**
 * An alert. `revision` counts the changes of its state, silence and errors that do not change the version. It is null until the alert has a
 * row in `alert_evaluations`.
 */
type Row = Selectable<AlertsTable> & { readonly revision: number | null };

/** The dependencies of {@link AlertService}. */
export interface AlertContext extends ResourceContext {
  /** Runs the query of an alert before the alert is written. Undefined if telemetry is disabled. */
  readonly tryEvaluation?:
    | ((tenantId: string, columns: ReturnType<typeof toColumns>) => Promise<AlertTrial>)
    | undefined;
  /** Evaluates alerts over past ranges. Undefined if telemetry is disabled. */
  readonly previewer?: Previewer | undefined;
  /** True if the service sends e-mails. */
  readonly sendsMail: boolean;
  /** Returns the state of an alert from the column `groups` of `alert_evaluations`. Undefined means that the alert has no row there. */
  readonly stateOfGroups: (groups: string | undefined) => AlertState;
  /** Returns the column `groups` of `alert_evaluations` for an alert that is enabled again. */
  readonly withoutUnnotifiedFailure: (groups: string) => string;
}

/** Reads and writes the alerts of tenants. */
export class AlertService {
  readonly #context: AlertContext;
  readonly #previews = new ConcurrencyLimit(PREVIEW_LIMIT);

  constructor(context: AlertContext) {
    this.#context = context;
  }

  /** Returns a page of the alerts in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Alert>> {
    const { store, clock } = this.#context;
    return readPage<Alert>(store, page, {
      table: 'alerts',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: [...TEXT_COLUMNS, 'execution_errors', 'silenced'],
      async read(db, ids) {
        const rows = await db
          .selectFrom('alerts')
          .selectAll()
          .where('tenant_id', '=', tenant.id)
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
        const nowMs = clock();
        return rows.map((row) => toAlert(tenant, row, nowMs));
      },
    });
  }

  /** Returns an alert. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<Alert>> {
    const { store, clock } = this.#context;
    return toVersioned(tenant, requireFound(await findRow(store.db, tenant, id), 'alert'), clock());
  }

  /**
   * Runs the query of an alert before the alert is written. Returns an empty result for a disabled alert, so that an alert on an
   * invalid tile can be disabled.
   */
  async check(tenant: Tenant, input: AlertInput): Promise<AlertTrial> {
    return input.enabled === false ? {} : ((await this.#context.tryEvaluation?.(tenant.id, toColumns(input))) ?? {});
  }

  /**
   * Evaluates alerts over a past range. Stores and sends nothing. Throws InvalidInputError,
   * TooManyRequestsError, TimeoutError, UnavailableError, and the reason of `signal`.
   */
  async preview(tenant: Tenant, input: AlertPreviewInput, signal: AbortSignal): Promise<AlertPreview> {
    const { previewer, store, clock } = this.#context;
    const { alert, compareWith, tile, from: fromMs, to } = input;
    const nowMs = clock();
    // Finding the tile of an alert in a large dashboard takes several milliseconds.
    await nextFreeTick();
    const stored = typeof compareWith === 'string' ? await findRow(store.db, tenant, compareWith) : undefined;
    rejectInvalid(await this.#previewIssues(tenant, input, stored, nowMs));
    if (!previewer) throw new UnavailableError('Telemetry is disabled. Start the service without `--telemetry off`.');
    // Both variants have the same id, so that their notifications refer to the same alert.
    const id = stored?.id ?? NO_ID;
    const compared = typeof compareWith === 'object' ? newRow(tenant, id, compareWith, nowMs) : stored;
    const variants = { alert: newRow(tenant, id, alert, nowMs), ...(compared && { compareWith: compared }) };
    const request = { fromMs, toMs: Math.min(to, nowMs), signal, tile };
    return this.#previews.run(tenant, () => previewVariants(variants, request, previewer));
  }

  /** Returns the issues of a preview. `stored` is the alert whose id is `compareWith`, if there is one. */
  async #previewIssues(
    tenant: Tenant,
    input: AlertPreviewInput,
    stored: Row | undefined,
    nowMs: number,
  ): Promise<InputIssue[]> {
    const { alert, compareWith, tile } = input;
    const { db } = this.#context.store;
    const context = { nowMs, sendsMail: this.#context.sendsMail };
    const issuesOfWatched = tile
      ? await previewTileIssues(db, tenant, alert, tile)
      : inVariant('alert', await watchedIssues(db, tenant, alert));
    const issues = [...inVariant('alert', alertIssues(alert, context)), ...issuesOfWatched];
    if (typeof compareWith === 'object') {
      const issuesOfOther = inVariant('compareWith', await issuesOf(db, tenant, compareWith, context));
      return [...rangeIssues(input, [alert, compareWith]), ...issues, ...issuesOfOther];
    }
    if (stored) return [...rangeIssues(input, [alert, stored]), ...issues];
    return [
      ...(compareWith === undefined
        ? []
        : [issue(['compareWith'], 'reference', `no alert has the id "${compareWith}"`)]),
      ...rangeIssues(input, [alert]),
      ...issues,
    ];
  }

  /**
   * Creates an alert. `trial` is the result of {@link check}. The state of the alert is `OK`, `DISABLED` if it is not enabled, or
   * `INSUFFICIENT_DATA` if `trial.unseen` is set. Throws InvalidInputError and QuotaExceededError.
   */
  async create(tx: Tx, tenant: Tenant, input: AlertInput, trial: AlertTrial = {}): Promise<Versioned<Alert>> {
    const { clock, newId, quotas, sendsMail } = this.#context;
    const nowMs = clock();
    await rejectInvalidAlert(tx, tenant, input, { nowMs, sendsMail }, trial);
    const row = { ...newRow(tenant, newId(), input, nowMs), ...unknownState(trial, nowMs) };
    await tx.insertInto('alerts').values(row).execute();
    await quotas.change(tx, tenant.id, { alerts: 1, bytes: alertBytes(row) });
    await linkWebhooks(tx, tenant, row.id, input);
    return toVersioned(tenant, { ...row, revision: null }, nowMs);
  }

  /**
   * Replaces an alert. `trial` is the result of {@link check}. The state of the alert changes only if the alert is enabled or
   * disabled, or if `trial.unseen` is set. The states of its groups and its deliveries do not change. Throws InvalidInputError,
   * NotFoundError, PreconditionFailedError and QuotaExceededError.
   */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: AlertInput,
    precondition?: Precondition,
    trial: AlertTrial = {},
  ): Promise<Versioned<Alert>> {
    const { clock, quotas, sendsMail } = this.#context;
    const nowMs = clock();
    const previous = requireWritable(await findRow(tx, tenant, id), 'alert', precondition);
    const columns = toColumns(input);
    if (isOnlyDisabled(columns, previous)) rejectInvalid(alertIssues(input, { nowMs, sendsMail: true }));
    else await rejectInvalidAlert(tx, tenant, input, { nowMs, sendsMail }, trial);
    const state = await this.#stateAfter(tx, previous, columns.enabled);
    const changes = {
      ...columns,
      state,
      updated_at: toIsoTime(nowMs),
      version: previous.version + 1,
      ...unknownState(trial, nowMs, previous),
    };
    await quotas.change(tx, tenant.id, { bytes: alertBytes(changes) - alertBytes(previous) });
    await tx.updateTable('alerts').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
    if (previous.enabled === 0 && changes.enabled === 1) await this.#resume(tx, previous);
    await unlinkWebhooks(tx, tenant, id);
    await linkWebhooks(tx, tenant, id, input);
    return toVersioned(tenant, { ...previous, ...changes }, nowMs);
  }

  /** Deletes an alert. Throws NotFoundError and PreconditionFailedError. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const row = requireWritable(await findRow(tx, tenant, id), 'alert', precondition);
    await deleteAlert(tx, this.#context.quotas, tenant, row);
  }

  /**
   * Silences an alert, even if it is silenced already. `callerName` describes the caller. The version does not change, so that
   * edits in progress succeed. Throws InvalidInputError and NotFoundError.
   */
  async silence(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: AlertSilenceInput,
    callerName: string,
  ): Promise<Versioned<Alert>> {
    const nowMs = this.#context.clock();
    const row = requireFound(await findRow(tx, tenant, id), 'alert');
    rejectInvalid(silenceIssues(input, nowMs));
    const until = toIsoTime(toEpochMs(input.until) ?? nowMs);
    const silenced = await setSilence(tx, tenant, row, { by: callerName, at: toIsoTime(nowMs), until });
    return toVersioned(tenant, silenced, nowMs);
  }

  /** Ends the silence of an alert. Throws NotFoundError if there is no such alert, or if it is not silenced. */
  async endSilence(tx: Tx, tenant: Tenant, id: string): Promise<void> {
    const row = requireFound(await findRow(tx, tenant, id), 'alert');
    if (!silenceAt(row, this.#context.clock())) throw new NotFoundError('The alert is not silenced.');
    await setSilence(tx, tenant, row, null);
  }

  /** Returns a page of the deliveries of an alert, newest first. Throws NotFoundError. */
  async listDeliveries(
    tenant: Tenant,
    id: string,
    page: PageRequest & { readonly status?: AlertDeliveryStatus },
  ): Promise<Page<AlertDelivery>> {
    const { store } = this.#context;
    requireFound(await findRow(store.db, tenant, id), 'alert');
    return listDeliveries(store, tenant, id, page);
  }

  /** Makes a pending or failed delivery due immediately. Throws NotFoundError, and ConflictError if it has another status. */
  async retryDelivery(tx: Tx, tenant: Tenant, id: string, deliveryId: string): Promise<Versioned<AlertDelivery>> {
    requireFound(await findRow(tx, tenant, id), 'alert');
    return retryDelivery(tx, tenant, { alertId: id, deliveryId }, this.#context.clock());
  }

  /** Returns the state of an alert after a write. An alert that is enabled again has the state of its groups. */
  async #stateAfter(tx: Tx, previous: Row, enabled: number): Promise<string> {
    if (enabled === 0) return 'DISABLED';
    if (previous.state !== 'DISABLED') return previous.state;
    return this.#context.stateOfGroups(await readGroups(tx, previous));
  }

  /**
   * Prepares the evaluation of an alert that is enabled again. Clears the alignment of the stored plan: the next evaluation then plans
   * again, and starts with the window in which the alert was last updated. Removes a failure that no channel was notified of.
   */
  async #resume(tx: Tx, previous: Row): Promise<void> {
    const groups = await readGroups(tx, previous);
    if (groups === undefined) return;
    await tx
      .updateTable('alert_evaluations')
      .set({ alignment: '', groups: this.#context.withoutUnnotifiedFailure(groups) })
      .where('tenant_id', '=', previous.tenant_id)
      .where('alert_id', '=', previous.id)
      .execute();
  }
}

/** The id of an alert that is not stored. */
const NO_ID = '0'.repeat(24);

function newRow(tenant: Tenant, id: string, input: AlertInput, nowMs: number): Selectable<AlertsTable> {
  const now = toIsoTime(nowMs);
  return {
    ...toColumns(input),
    tenant_id: tenant.id,
    id,
    state: input.enabled === false ? 'DISABLED' : 'OK',
    silenced: null,
    execution_errors: '[]',
    created_at: now,
    updated_at: now,
    version: 1,
  };
}

/**
 * Returns the columns that differ from {@link newRow} if an alert cannot be evaluated yet. Keeps the delivery errors of `previous`, the row
 * that is replaced: the next evaluation removes those whose deliveries are not retried.
 */
function unknownState({ unseen }: AlertTrial, nowMs: number, previous?: Row) {
  if (unseen === undefined) return {};
  const stored = JSON.parse(previous?.execution_errors ?? '[]') as AlertExecutionError[];
  const error: AlertExecutionError = { timestamp: toIsoTime(nowMs), type: 'INVALID_ALERT', message: unseen };
  const errors = [...stored.filter(({ type }) => type === 'WEBHOOK_ERROR'), error].slice(-MAX_EXECUTION_ERRORS);
  return { state: 'INSUFFICIENT_DATA', execution_errors: JSON.stringify(errors) };
}

/** The columns that refer to other resources or to the mail server. */
const REFERENCES = ['dashboard_id', 'tile_id', 'saved_search_id', 'chart_config', 'channels'] as const;

/**
 * Returns true if an alert is disabled after a write, and its references do not change. The write is then accepted even if the source or
 * the connection of the alert was deleted, or if the service no longer sends e-mails.
 */
function isOnlyDisabled(columns: ReturnType<typeof toColumns>, previous: Row): boolean {
  return columns.enabled === 0 && REFERENCES.every((name) => columns[name] === previous[name]);
}

async function issuesOf(db: Queries, tenant: Tenant, input: AlertInput, context: RuleContext): Promise<InputIssue[]> {
  return [...alertIssues(input, context), ...(await alertReferenceIssues(db, tenant, input))];
}

async function rejectInvalidAlert(
  tx: Tx,
  tenant: Tenant,
  input: AlertInput,
  context: RuleContext,
  { invalid }: AlertTrial,
): Promise<void> {
  const issues = await issuesOf(tx, tenant, input, context);
  const property = WATCHED_PROPERTY[input.source];
  // `invalid` is added only if the other issues do not already concern the tile, saved search or chart.
  const isReported = invalid === undefined || issues.some(({ path }) => path[0] === property);
  rejectInvalid(isReported ? issues : [...issues, issue([property], 'condition', invalid)]);
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

/** Reads the column `groups` of `alert_evaluations`. Returns undefined if the alert has no row there. */
async function readGroups(db: Queries, { tenant_id, id }: Row): Promise<string | undefined> {
  const evaluation = await db
    .selectFrom('alert_evaluations')
    .select('groups')
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .executeTakeFirst();
  return evaluation?.groups;
}

/** Stores the silence of an alert. Returns the changed row. */
async function setSilence(tx: Tx, tenant: Tenant, row: Row, silence: AlertSilence | null): Promise<Row> {
  const silenced = silence && JSON.stringify(silence);
  await tx
    .updateTable('alerts')
    .set({ silenced })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', row.id)
    .execute();
  await tx
    .updateTable('alert_evaluations')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', tenant.id)
    .where('alert_id', '=', row.id)
    .execute();
  return { ...row, silenced, revision: row.revision === null ? null : row.revision + 1 };
}

/** Returns digits for the ETag that change with `revision` and with the silence of an alert. Empty for a new alert. */
function stateDigits(row: Row, nowMs: number): string {
  const { at } = silenceAt(row, nowMs) ?? {};
  return `${row.revision || ''}${at === undefined ? '' : Date.parse(at)}`;
}

function toVersioned(tenant: Tenant, row: Row, nowMs: number): Versioned<Alert> {
  const state = stateDigits(row, nowMs);
  return {
    resource: toAlert(tenant, row, nowMs),
    version: row.version,
    ...(state !== '' && { state }),
  };
}

/** Stores which webhooks an alert uses, so that a webhook in use cannot be deleted. */
async function linkWebhooks(tx: Tx, tenant: Tenant, alertId: string, input: AlertInput): Promise<void> {
  const links = webhookIdsOf(channelsOf(input)).map((webhookId) => ({
    tenant_id: tenant.id,
    alert_id: alertId,
    webhook_id: webhookId,
  }));
  if (links.length > 0) await tx.insertInto('alert_webhooks').values(links).execute();
}

async function unlinkWebhooks(tx: Tx, tenant: Tenant, alertId: string): Promise<void> {
  await tx.deleteFrom('alert_webhooks').where('tenant_id', '=', tenant.id).where('alert_id', '=', alertId).execute();
}
