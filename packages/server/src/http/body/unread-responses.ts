import type { ServerResponse } from 'node:http';
import { UnavailableError } from '../../domain/errors.ts';

/** A shorter response is not counted if its connection is idle: it leaves memory immediately. */
const SHORT_RESPONSE_BYTES = 256 * 1024;

/** The bounds on responses that clients have not read yet, in bytes. */
export interface UnreadBounds {
  readonly total: number;
  readonly perTenant: number;
}

const defaultBounds: UnreadBounds = { total: 256 * 1024 * 1024, perTenant: 128 * 1024 * 1024 };

/** Thrown when a response does not fit into the memory for unread responses. The request has changed nothing. */
export class UnreadResponsesError extends UnavailableError {
  constructor(bytes: number, unread: number, bound: number, whose: string) {
    super(
      `Too many responses have not been read: ${whose} has ${unread} bytes of unread responses, at most ${bound} are allowed, and this response needs up to ${bytes}. Read the open responses and retry.`,
    );
  }
}

/** Counts the bytes of responses in memory, in total and for each tenant, so that slow clients cannot fill it. */
export class UnreadResponses {
  readonly #bounds: UnreadBounds;
  readonly #byTenant = new Map<string, number>();
  #total = 0;

  constructor(bounds: UnreadBounds = defaultBounds) {
    this.#bounds = bounds;
  }

  /** Reserves memory for a response until it is closed. Throws UnreadResponsesError if there is not enough. */
  reserve(tenant: string, response: ServerResponse, bytes: number): void {
    if (!waits(response, bytes)) return;
    const own = this.#byTenant.get(tenant) ?? 0;
    const { total, perTenant } = this.#bounds;
    if (own + bytes > perTenant) throw new UnreadResponsesError(bytes, own, perTenant, 'this tenant');
    if (this.#total + bytes > total) throw new UnreadResponsesError(bytes, this.#total, total, 'this service');
    this.#add(tenant, bytes);
    response.once('close', () => this.#add(tenant, -bytes));
  }

  #add(tenant: string, bytes: number): void {
    this.#total += bytes;
    const own = (this.#byTenant.get(tenant) ?? 0) + bytes;
    if (own > 0) this.#byTenant.set(tenant, own);
    else this.#byTenant.delete(tenant);
  }
}

/** Returns true for a response that stays in memory: a long one, or one that is queued behind others on its connection. */
function waits(response: ServerResponse, bytes: number): boolean {
  if (response.destroyed) return false;
  return bytes >= SHORT_RESPONSE_BYTES || response.socket === null || response.socket.writableLength > 0;
}
