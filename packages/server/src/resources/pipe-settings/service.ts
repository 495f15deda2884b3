import { fillDefaults, PipeSettings, type PipeSettingsInput } from '@observability-api/schemas';
import type { Tenant } from '../../domain/tenant.ts';
import { type Precondition, requireFound, requireWritable, type Versioned } from '../../domain/versioned.ts';
import type { Queries } from '../../store/store.ts';
import type { ResourceContext, Tx } from '../context.ts';

/** Reads and updates the settings of pipes. */
export class PipeSettingsService {
  readonly #context: Pick<ResourceContext, 'store'>;

  constructor(context: Pick<ResourceContext, 'store'>) {
    this.#context = context;
  }

  /** Returns the settings of a pipe, with the defaults of the spec for the settings that are not set. Throws NotFoundError. */
  async get(service: Tenant, pipeId: string): Promise<Versioned<PipeSettings>> {
    const row = requireFound(await findRow(this.#context.store.db, service, pipeId), 'pipe');
    return { resource: withDefaults(JSON.parse(row.settings) as Partial<PipeSettings>), version: row.version };
  }

  /**
   * Updates the settings that the input contains. Null resets a setting to its default. Throws NotFoundError and
   * PreconditionFailedError.
   */
  async update(
    tx: Tx,
    service: Tenant,
    pipeId: string,
    input: PipeSettingsInput,
    precondition?: Precondition,
  ): Promise<Versioned<PipeSettings>> {
    const previous = requireWritable(await findRow(tx, service, pipeId), 'pipe', precondition);
    const settings = merge(JSON.parse(previous.settings) as Partial<PipeSettings>, input);
    const version = previous.version + 1;
    await tx
      .updateTable('pipes')
      .set({ settings: JSON.stringify(settings), version })
      .where('service_id', '=', service.id)
      .where('id', '=', pipeId)
      .execute();
    return { resource: withDefaults(settings), version };
  }
}

function withDefaults(settings: Partial<PipeSettings>): PipeSettings {
  return fillDefaults(PipeSettings.rule, { ...settings } as PipeSettings);
}

function findRow(db: Queries, service: Tenant, pipeId: string) {
  return db
    .selectFrom('pipes')
    .select(['settings', 'version'])
    .where('service_id', '=', service.id)
    .where('id', '=', pipeId)
    .executeTakeFirst();
}

/** Merges an update into the stored settings. Defaults are not stored, so a new default applies to every pipe without a value. */
function merge(settings: Partial<PipeSettings>, input: PipeSettingsInput): Partial<PipeSettings> {
  const result: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(input)) {
    if (value === null) delete result[name];
    else if (value !== undefined) result[name] = value;
  }
  return result;
}
