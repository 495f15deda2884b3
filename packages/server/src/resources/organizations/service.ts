import { crc32 } from 'node:zlib';
import type { Organization, Pipe, Service } from '@observability-api/schemas';
import { NotFoundError } from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { requireFound, type Versioned } from '../../domain/versioned.ts';
import { type Page, type PageRequest, pageOf } from '../../store/read-page.ts';
import type { Store } from '../../store/store.ts';
import type { ResourceContext } from '../context.ts';

/** The row of an organization, a service or a pipe. */
interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
}

/** Reads organizations, their services and the pipes of services. Only the operator can create, rename or delete them. */
export class OrganizationService {
  readonly #store: Store;

  constructor({ store }: Pick<ResourceContext, 'store'>) {
    this.#store = store;
  }

  /** Returns a page with the organization of the caller. */
  async list(organizationId: string, page: PageRequest): Promise<Page<Organization>> {
    const rows = await this.#store.db
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', organizationId)
      .execute();
    return pageOf(rows.map(toResource), page);
  }

  /** Returns a page of the services of an organization in order of creation. */
  async listServices(organizationId: string, page: PageRequest): Promise<Page<Service>> {
    return pageOf((await this.#services(organizationId).execute()).map(toResource), page);
  }

  /** Returns a service of an organization. Throws NotFoundError. */
  async getService(organizationId: string, id: string): Promise<Versioned<Service>> {
    const row = await this.#services(organizationId).where('id', '=', id).executeTakeFirst();
    if (!row) throw new NotFoundError('No service of the organization has this id.');
    return withVersion(toResource(row));
  }

  /** Returns a page of the pipes of a service in order of creation. */
  async listPipes(service: Tenant, page: PageRequest): Promise<Page<Pipe>> {
    return pageOf((await this.#pipes(service).execute()).map(toPipe), page);
  }

  /** Returns a pipe of a service. Throws NotFoundError. */
  async getPipe(service: Tenant, id: string): Promise<Versioned<Pipe>> {
    const row = await this.#pipes(service).where('id', '=', id).executeTakeFirst();
    return withVersion(toPipe(requireFound(row, 'pipe')));
  }

  #services(organizationId: string) {
    return this.#store.db
      .selectFrom('services')
      .select(['id', 'name', 'created_at'])
      .where('organization_id', '=', organizationId)
      .orderBy('created_at')
      .orderBy('id');
  }

  #pipes(service: Tenant) {
    return this.#store.db
      .selectFrom('pipes')
      .select(['id', 'service_id', 'name', 'created_at'])
      .where('service_id', '=', service.id)
      .orderBy('created_at')
      .orderBy('id');
  }
}

function toResource({ id, name, created_at }: NamedRow): Service {
  return { id, name, createdAt: created_at };
}

function toPipe(row: NamedRow & { readonly service_id: string }): Pipe {
  const { id, name, createdAt } = toResource(row);
  return { id, serviceId: row.service_id, name, createdAt };
}

/** Returns a resource with its version. The checksum of its name changes the ETag when the operator renames it. */
function withVersion<Resource extends Service>(resource: Resource): Versioned<Resource> {
  return { resource, version: 1, state: String(crc32(resource.name)) };
}
