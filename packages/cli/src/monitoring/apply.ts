import { createHash } from 'node:crypto';
import { CommandError, EXIT } from '../errors.ts';
import { idPlaceholder } from './desired.ts';
import { expand, KINDS_WITH_SECRETS, variablesIn } from './environment.ts';
import { withDisplayName } from './file-format.ts';
import { Inventory } from './inventory.ts';
import {
  isJsonObject,
  type Json,
  type KindName,
  kindNames,
  kinds,
  loadValidators,
  writeOnlyProperties,
} from './kinds.ts';
import { normalize } from './normalize.ts';
import type { Action, Plan } from './plan/plan.ts';
import type { MonitoringService } from './service.ts';
import { ownerOf } from './set.ts';
import { sortedJson } from './sorted-json.ts';

/** The outcome of an action: written now, or unchanged because the resource is already as planned. */
export type Outcome = 'written' | 'unchanged';

/** The options of `apply`. */
export interface ApplyOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True if other processes may apply the same files at the same time. Then each resource is created only once. */
  readonly isShared?: boolean;
  readonly onApplied?: (action: Action, outcome: Outcome) => void;
}

/** Thrown when a resource cannot be written as planned. The actions in `applied` were applied before it. */
export class PlanConflictError extends CommandError {
  readonly applied: readonly Action[];
  readonly action: Action;

  constructor(action: Action, reason: string, applied: readonly Action[]) {
    const done = applied.length === 0 ? 'Nothing was applied.' : `Applied before: ${describeApplied(applied)}.`;
    super(`${action.kind} "${action.name}" ${reason}. ${done} Make a new plan.`, EXIT.conflict);
    this.action = action;
    this.applied = applied;
  }
}

/**
 * Deletes the alerts that the plan replaces, then sends the writes of the plan in order. Throws a PlanConflictError at the first resource
 * that changed after the plan was made, or whose write the service rejects with 409. Skips actions that an earlier run applied, so a second
 * run finishes the plan. Throws a CommandError if an environment variable is not set.
 */
export async function applyPlan(plan: Plan, service: MonitoringService, options: ApplyOptions): Promise<void> {
  await loadValidators();
  requireVariables(plan, options.env);
  const run = new PlanRun(plan, service, options);
  await run.readExisting();
  for (const action of plan.actions) await run.deleteReplaced(action);
  for (const action of plan.actions) await run.apply(action);
}

function requireVariables({ actions }: Plan, env: ApplyOptions['env']): void {
  const variables = actions.flatMap(({ kind, body }) => (KINDS_WITH_SECRETS.has(kind) ? variablesIn(body) : []));
  const missing = [...new Set(variables)].filter((name) => env[name] === undefined);
  if (missing.length > 0)
    throw new CommandError(
      `Set the environment ${missing.length === 1 ? 'variable' : 'variables'} ${missing.join(', ')}. Nothing was applied.`,
    );
}

class PlanRun {
  readonly #plan: Plan;
  readonly #service: MonitoringService;
  readonly #options: ApplyOptions;
  readonly #applied: Action[] = [];
  /** The ids of the resources of `create` actions, including those that already exist, by their {@link idPlaceholder} in the plan. */
  readonly #created = new Map<string, string>();
  #existing: Inventory = new Inventory(new Map());

  constructor(plan: Plan, service: MonitoringService, options: ApplyOptions) {
    this.#plan = plan;
    this.#service = service;
    this.#options = options;
  }

  /**
   * Lists the resources of each kind that the plan creates, because an earlier run or another client may have created some of them. If
   * the plan creates alerts, also lists dashboards and saved searches: the name of an alert can consist of their names.
   */
  async readExisting(): Promise<void> {
    const created = new Set(this.#plan.actions.filter(({ action }) => action === 'create').map(({ kind }) => kind));
    if (created.has('Alert')) created.add('Dashboard').add('SavedSearch');
    const lists = kindNames
      .filter((kind) => created.has(kind))
      .map(async (kind) => [kind, await this.#service.list(kind)] as const);
    this.#existing = new Inventory(new Map(await Promise.all(lists)));
  }

  /**
   * Deletes the alert that a `create` action replaces, because the plan removes its tile. This deletion checks the version of the alert.
   * The update of the dashboard would delete the alert without this check.
   */
  async deleteReplaced(action: Action): Promise<void> {
    if (action.replaces === undefined) return;
    await this.#run({ ...action, action: 'delete', id: action.replaces });
  }

  async apply(action: Action): Promise<void> {
    const outcome = await this.#run(action);
    this.#options.onApplied?.(action, outcome);
  }

  /** Sends the write of an action. If it fails, the message of the error lists the actions that were applied before. */
  async #run(action: Action): Promise<Outcome> {
    const outcome = await this.#send(action).catch((error: unknown) => {
      if (statusOf(error) === 409 && error instanceof Error) {
        const verb = action.action === 'delete' ? 'deleted' : 'written';
        throw new PlanConflictError(action, `cannot be ${verb}: ${withoutPeriod(error.message)}`, this.#applied);
      }
      if (!(error instanceof PlanConflictError) && this.#applied.length > 0 && error instanceof Error) {
        const applied = describeApplied(this.#applied);
        error.message = `${withoutPeriod(error.message)}. Applied before: ${applied}. Run the command again to finish.`;
      }
      throw error;
    });
    this.#applied.push(action);
    return outcome;
  }

  async #send(action: Action): Promise<Outcome> {
    if (action.action === 'create') return this.#create(action);
    if (action.action === 'update') return this.#update(action);
    return this.#delete(action);
  }

  async #create(action: Action): Promise<Outcome> {
    const { kind, name } = action;
    const body = this.#bodyOf(action);
    const existing = this.#findExisting(action, body);
    if (existing) {
      if (!isEqual(kind, existing.value, body, existing.name))
        throw new PlanConflictError(action, 'was created after the plan was made', this.#applied);
      this.#created.set(idPlaceholder({ kind, name, value: body }), existing.id);
      return 'unchanged';
    }
    const id = this.#options.isShared ? await this.#createOnce(action, body) : await this.#createNew(action, body);
    this.#created.set(idPlaceholder({ kind, name, value: body }), id);
    return 'written';
  }

  async #createNew({ kind, name }: Action, body: Json): Promise<string> {
    const key = idempotencyKey([this.#plan.id, idPlaceholder({ kind, name, value: body })]);
    return String((await this.#service.create(kind, body, key))['id']);
  }

  /**
   * Creates a resource with an idempotency key that all processes with the same files use. For the same key, the service returns
   * the same resource, even after its deletion. In that case, uses the next key. The service returns 422 for a key that was used with other
   * values of secrets. In that case, throws PlanConflictError if the resource exists, and otherwise uses the next key.
   */
  async #createOnce(action: Action, body: Json): Promise<string> {
    const { kind, name, body: template = {} } = action;
    // The key must not depend on the values of secrets.
    const parts = [this.#plan.set, kind, name, JSON.stringify(replaceIds(template, this.#created))];
    for (let attempt = 1; attempt <= MAX_KEYS; attempt += 1) {
      const key = idempotencyKey([...parts, String(attempt)]);
      const id = await this.#service.create(kind, body, key).then(
        (created) => String(created['id']),
        (error: unknown) => {
          if (statusOf(error) !== 422) throw error;
        },
      );
      if (id !== undefined && (await this.#service.get(kind, id))) return id;
      if (id !== undefined) continue;
      const isSame = (other: Json) => other['name'] === name && other['service'] === body['service'];
      if ((await this.#service.list(kind)).some(isSame))
        throw new PlanConflictError(action, 'was created after the plan was made', this.#applied);
    }
    throw new CommandError(
      `${kind} "${name}" was deleted ${MAX_KEYS} times within 24 hours. Create it with \`observability apply\`, or try again later.`,
    );
  }

  #findExisting({ kind, name, replaces }: Action, body: Json) {
    const named = this.#existing
      .findByName(kind, name)
      .filter(({ id }) => id !== replaces)
      .filter(({ value }) => kind !== 'Webhook' || value['service'] === body['service']);
    return kinds[kind].isTagged
      ? named.find(({ value }) => ownerOf(value) === `managed-by:${this.#plan.set}`)
      : named[0];
  }

  async #update(action: Action): Promise<Outcome> {
    const { kind, id = '', etag } = action;
    const body = this.#bodyOf(action);
    try {
      await this.#service.update(kind, id, body, etag);
      return 'written';
    } catch (error) {
      const status = statusOf(error);
      if (status !== 412 && status !== 404) throw error;
      const current = await this.#service.get(kind, id);
      if (!current) throw new PlanConflictError(action, 'was deleted after the plan was made', this.#applied);
      if (isEqual(kind, current.value, body, action.name)) return 'unchanged';
      throw new PlanConflictError(action, 'was changed after the plan was made', this.#applied);
    }
  }

  async #delete(action: Action): Promise<Outcome> {
    const { kind, id = '', etag } = action;
    try {
      await this.#service.delete(kind, id, etag);
      return 'written';
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) return 'unchanged';
      if (status === 412) throw new PlanConflictError(action, 'was changed after the plan was made', this.#applied);
      throw error;
    }
  }

  /** Returns the request with the ids of created resources and the values of environment variables. */
  #bodyOf({ kind, body = {} }: Action): Json {
    const withIds = replaceIds(body, this.#created) as Json;
    return KINDS_WITH_SECRETS.has(kind) ? expand(withIds, this.#options.env) : withIds;
  }
}

/** Maximum number of idempotency keys that are tried for a resource. The service deletes a key after 24 hours. */
const MAX_KEYS = 50;

/** Lists the resources of actions, in order, and marks deletions. */
function describeApplied(applied: readonly Action[]): string {
  return applied
    .map(({ kind, name, action }) => `${kind}/${name}${action === 'delete' ? ' (deleted)' : ''}`)
    .join(', ');
}

/** Returns the HTTP status of an error of the client, or undefined if the error has none. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}

function idempotencyKey(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 40);
}

function replaceIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceIds(item, ids));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceIds(item, ids)]));
}

/** Returns true if a resource is already as the request would make it. Ignores properties that the service does not return. */
function isEqual(kind: KindName, resource: Json, body: Json, name: string): boolean {
  const hidden = writeOnlyProperties(kinds[kind], body);
  const text = (value: Json) => {
    const entries = Object.entries(normalize(kinds[kind], value)).filter(([property]) => !hidden.has(property));
    return sortedJson(Object.fromEntries(entries));
  };
  return text(kind === 'Alert' ? withDisplayName(resource, name) : resource) === text(body);
}
