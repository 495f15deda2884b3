import { crc32 } from 'node:zlib';
import type { ApiIdentity, Team } from '@observability-api/schemas';
import { NotFoundError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { Versioned } from '../../domain/versioned.ts';
import type { ResourceContext } from '../context.ts';

/** Reads teams and personal API access keys. The operator creates them; the API cannot change them. */
export class TeamService {
  readonly #store: ResourceContext['store'];

  constructor({ store }: Pick<ResourceContext, 'store'>) {
    this.#store = store;
  }

  /** Returns the team. Throws NotFoundError if the operator has just deleted it. */
  async get({ id }: Tenant): Promise<Versioned<Team>> {
    const { db } = this.#store;
    const team = await db.selectFrom('teams').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    if (!team) throw new NotFoundError('The team no longer exists.');
    // The checksum of the name changes the ETag when the operator renames the team.
    return { resource: team, version: 1, state: String(crc32(team.name)) };
  }

  /** Returns the version of the API, and the key with this id. Throws NotFoundError if the operator has just deleted the key. */
  async identify(keyId: string): Promise<ApiIdentity> {
    const user = await this.#store.db
      .selectFrom('personal_keys')
      .select(['id', 'name', 'team_id as team'])
      .where('id', '=', keyId)
      .executeTakeFirst();
    if (!user) throw new NotFoundError('The API key no longer exists.');
    return { version: 'v2', user };
  }
}
