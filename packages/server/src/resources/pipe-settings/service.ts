import { fillDefaults, PipeSettings, type PipeSettingsInput } from '@observability-api/schemas';
import { NotFoundError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { type Precondition, requireWritable, type Versioned } from '../../domain/versioned.ts';
import type { Queries } from '../../store/store.ts';
import type { ResourceContext } from '../context.ts';

/** Settings of the pipes of a service. */
export interface PipeSettingsService {
  /** Throws NotFound for an unknown pipe. */
  get(service: Tenant, pipeId: string): Promise<Versioned<PipeSettings>>;
  /** Sets what is given, returns what is null to its default, keeps the rest. Throws NotFound, PreconditionFailed. */
  update(
    service: Tenant,
    pipeId: string,
    input: PipeSettingsInput,
    precondition?: Precondition,
  ): Promise<Versioned<PipeSettings>>;
}

/** The settings in effect: what was set, and the defaults of the spec for the rest. */
function inEffect(settings: Partial<PipeSettings>): PipeSettings {
  return fillDefaults(PipeSettings.rule, { ...settings } as PipeSettings);
}

function rowOf(db: Queries, service: Tenant, pipeId: string) {
  return db
    .selectFrom('pipes')
    .select(['settings', 'version'])
    .where('service_id', '=', service.id)
    .where('id', '=', pipeId)
    .executeTakeFirst();
}

/** Only what was set is stored, so that a default that changes one day changes for those who never chose. */
function merged(settings: Partial<PipeSettings>, input: PipeSettingsInput): Partial<PipeSettings> {
  const result: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(input)) {
    if (value === null) delete result[name];
    else if (value !== undefined) result[name] = value;
  }
  return result;
}

/** The settings of the pipes in the store. */
export function createPipeSettings({ store }: Pick<ResourceContext, 'store'>): PipeSettingsService {
  return {
    async get(service, pipeId) {
      const row = await rowOf(store.db, service, pipeId);
      if (!row) throw new NotFoundError('No pipe has this id');
      return { resource: inEffect(JSON.parse(row.settings) as Partial<PipeSettings>), version: row.version };
    },

    update: (service, pipeId, input, when) =>
      store.transaction(async (tx) => {
        const before = requireWritable(await rowOf(tx, service, pipeId), 'pipe', when);
        const settings = merged(JSON.parse(before.settings) as Partial<PipeSettings>, input);
        const version = before.version + 1;
        await tx
          .updateTable('pipes')
          .set({ settings: JSON.stringify(settings), version })
          .where('service_id', '=', service.id)
          .where('id', '=', pipeId)
          .execute();
        return { resource: inEffect(settings), version };
      }),
  };
}
