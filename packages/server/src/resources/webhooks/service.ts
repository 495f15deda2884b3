import type { Webhook, WebhookInput, WebhookTestResult } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { ConflictError, InvalidInputError, rejectInvalid } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import { blankNameIssues } from '../../domain/validation-issue.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import type { TargetAllowList } from '../../outgoing/allow-list.ts';
import { checkTargetName, type TargetCheck, targetIssues } from '../../outgoing/check-target.ts';
import type { Resolve } from '../../outgoing/resolve-names.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import type { Queries } from '../../store/store.ts';
import type { WebhooksTable } from '../../store/tables.ts';
import { isUniqueViolation } from '../../store/unique-violation.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { ResourceContext, Tx } from '../context.ts';
import { storedBytes } from '../quotas.ts';
import { toColumns, toWebhook } from './rows.ts';
import { duplicateNameIssue, templateIssues, webhookTarget } from './rules.ts';

/** The dependencies of {@link WebhookService}. */
export interface WebhookContext extends ResourceContext {
  /** The targets that are allowed in addition to public addresses. */
  readonly allowList: TargetAllowList;
  /** Resolves the host names in URLs. @default the resolver of the system */
  readonly resolve?: Resolve;
  /** Sends sample notifications. */
  readonly sendSample: (webhook: Selectable<WebhooksTable>) => Promise<WebhookTestResult>;
}

/** The limit on the concurrent webhook tests of each tenant in one process. A receiver may take 30 seconds to respond. */
const TEST_LIMIT = { maximum: 8, noun: 'webhook tests', shortNoun: 'tests', retrySeconds: 5 } as const;

/** Reads and writes the webhooks of tenants. */
export class WebhookService {
  readonly #context: WebhookContext;
  readonly #tests = new ConcurrencyLimit(TEST_LIMIT);

  constructor(context: WebhookContext) {
    this.#context = context;
  }

  /** Returns a page of the webhooks in order of creation. */
  list(tenant: Tenant, page: PageRequest): Promise<Page<Webhook>> {
    return readPage<Webhook>(this.#context.store, page, {
      table: 'webhooks',
      owner: ['tenant_id', tenant.id],
      key: 'id',
      variableLengthColumns: ['name', 'url', 'description', 'body', 'headers', 'query_params', 'secret'],
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
    });
  }

  /** Returns a webhook. Throws NotFoundError. */
  async get(tenant: Tenant, id: string): Promise<Versioned<Webhook>> {
    return toVersioned(requireFound(await findRow(this.#context.store.db, tenant, id), 'webhook'));
  }

  /** Resolves the host name in the URL of a webhook. Call it before the webhook is written. Never throws. */
  check(tenant: Tenant, input: WebhookInput): Promise<TargetCheck> {
    return checkTargetName(webhookTarget(input), tenant.id, this.#context);
  }

  /** Creates a webhook. `checked` is the result of {@link check}. Throws InvalidInputError and QuotaExceededError. */
  async create(tx: Tx, tenant: Tenant, input: WebhookInput, checked?: TargetCheck): Promise<Versioned<Webhook>> {
    const { clock, newId, quotas } = this.#context;
    await this.#rejectInvalid(tx, tenant, input, checked);
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
    return { ...toVersioned(row), ...(checked && { warnings: checked.warnings }) };
  }

  /**
   * Replaces a webhook. `checked` is the result of {@link check}. Throws InvalidInputError, NotFoundError, PreconditionFailedError
   * and QuotaExceededError.
   */
  async replace(
    tx: Tx,
    tenant: Tenant,
    id: string,
    input: WebhookInput,
    precondition?: Precondition,
    checked?: TargetCheck,
  ): Promise<Versioned<Webhook>> {
    const { clock, quotas } = this.#context;
    const previous = requireWritable(await findRow(tx, tenant, id), 'webhook', precondition);
    await this.#rejectInvalid(tx, tenant, input, checked, id);
    const changes = {
      ...toColumns(input, previous),
      updated_at: toIsoTime(clock()),
      version: previous.version + 1,
    };
    await quotas.change(tx, tenant.id, { bytes: sizeOf({ ...previous, ...changes }) - sizeOf(previous) });
    const update = tx.updateTable('webhooks').set(changes).where('tenant_id', '=', tenant.id).where('id', '=', id);
    await rejectDuplicateName(input, update.execute());
    return { ...toVersioned({ ...previous, ...changes }), ...(checked && { warnings: checked.warnings }) };
  }

  /** Sends a sample notification to a webhook. Throws NotFoundError and TooManyRequestsError. */
  async test(tenant: Tenant, id: string): Promise<WebhookTestResult> {
    const { store, sendSample } = this.#context;
    const row = requireFound(await findRow(store.db, tenant, id), 'webhook');
    return this.#tests.run(tenant, () => sendSample(row));
  }

  /** Deletes a webhook. Throws NotFoundError, PreconditionFailedError, and ConflictError if an alert uses it. */
  async delete(tx: Tx, tenant: Tenant, id: string, precondition?: Precondition): Promise<void> {
    const previous = requireWritable(await findRow(tx, tenant, id), 'webhook', precondition);
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
    await this.#context.quotas.change(tx, tenant.id, { webhooks: -1, bytes: -sizeOf(previous) });
  }

  /** Throws InvalidInputError with all issues that the schema cannot express. `ownId` is the id of the webhook that is replaced. */
  async #rejectInvalid(
    tx: Tx,
    tenant: Tenant,
    input: WebhookInput,
    checked?: TargetCheck,
    ownId?: string,
  ): Promise<void> {
    rejectInvalid([
      ...blankNameIssues(input),
      ...targetIssues(webhookTarget(input), this.#context.allowList),
      ...(checked?.issues ?? []),
      ...(await templateIssues(input)),
      ...(await nameIssues(tx, tenant, input, ownId)),
    ]);
  }
}

function findRow(db: Queries, tenant: Tenant, id: string): Promise<Selectable<WebhooksTable> | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

function toVersioned(row: Selectable<WebhooksTable>): Versioned<Webhook> {
  return { resource: toWebhook(row), version: row.version };
}

/** Returns the bytes of a webhook that count towards the storage limit of its tenant. */
function sizeOf(row: Selectable<WebhooksTable>): number {
  return storedBytes(row.name, row.url, row.description, row.body, row.headers, row.query_params, row.secret);
}

async function nameIssues(tx: Tx, tenant: Tenant, input: WebhookInput, ownId: string | undefined) {
  const other = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('service', '=', input.service)
    .where('name', '=', input.name.trim())
    .executeTakeFirst();
  return other && other.id !== ownId ? [duplicateNameIssue(input)] : [];
}

/**
 * Converts a violation of the unique index on names to the error of the name check. It occurs if a concurrent write stores the same
 * name after the check.
 */
async function rejectDuplicateName<Result>(input: WebhookInput, write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? new InvalidInputError([duplicateNameIssue(input)]) : error;
  }
}
