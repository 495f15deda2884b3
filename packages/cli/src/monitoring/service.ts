import type { Call, ListCall } from '@observability-api/client-core';
import type { AnyClient } from '../connection/client.ts';
import { type Json, type Kind, type KindName, kindNames, kinds } from './kinds.ts';

/** A resource with the ETag of its version. */
export interface Versioned {
  readonly value: Json;
  readonly etag: string | undefined;
}

/** The resources of a service, by kind. */
export class MonitoringService {
  readonly #client: AnyClient;
  readonly #signal: AbortSignal | undefined;

  constructor(client: AnyClient, signal?: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  /** Returns the kinds that the service can list. */
  readableKinds(): Kind[] {
    return kindNames.map((name) => kinds[name]).filter(({ resource }) => this.#client[resource]?.['list']);
  }

  /** Returns true if the service can create and replace resources of the kind. */
  isWritable(kind: KindName): boolean {
    const resource = this.#client[kinds[kind].resource];
    return resource?.['create'] !== undefined && resource['update'] !== undefined;
  }

  /** Returns all resources of a kind in order of creation. */
  async list(kind: KindName): Promise<Json[]> {
    const call = this.#call(kind, 'list', { signal: this.#signal }) as ListCall<unknown>;
    return (await call.all()) as Json[];
  }

  /** Returns a resource, or undefined if it does not exist. */
  async get(kind: KindName, id: string): Promise<Versioned | undefined> {
    const result = await this.#call(kind, 'get', id, { signal: this.#signal }).result();
    if (result.ok) return { value: result.data as Json, etag: result.etag };
    if (result.error.status === 404) return undefined;
    throw result.error;
  }

  /** Creates a resource. Requests with the same key create it once. */
  async create(kind: KindName, body: Json, idempotencyKey: string): Promise<Json> {
    return (await this.#call(kind, 'create', body, { idempotencyKey, signal: this.#signal })) as Json;
  }

  /** Replaces a resource unless its version changed. */
  async update(kind: KindName, id: string, body: Json, ifMatch: string | undefined): Promise<Json> {
    return (await this.#call(kind, 'update', id, body, { ifMatch, signal: this.#signal })) as Json;
  }

  /** Deletes a resource unless its version changed. */
  async delete(kind: KindName, id: string, ifMatch: string | undefined): Promise<void> {
    await this.#call(kind, 'delete', id, { ifMatch, signal: this.#signal });
  }

  #call(kind: KindName, method: string, ...values: unknown[]): Call<unknown> {
    const resource = this.#client[kinds[kind].resource];
    const operation = resource?.[method];
    if (!resource || !operation)
      throw new Error(`The service has no operation to ${method} resources of the kind ${kind}.`);
    return operation.apply(resource, values);
  }
}
