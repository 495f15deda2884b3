import type { ServerResponse } from 'node:http';
import { type ByteBounds, type ExceededBound, TenantBytes } from '../../domain/concurrency/tenant-bytes.ts';
import { UnavailableError } from '../../domain/errors.ts';
import { RequestError } from '../errors/request-error.ts';

/** A shorter response is not counted if its connection is idle: it leaves memory immediately. */
const SHORT_RESPONSE_BYTES = 256 * 1024;

/** Text of 24 MiB, the maximum size of a query result, takes 48 MiB if each character is escaped with a backslash. */
const DEFAULT_BOUNDS: ByteBounds = { total: 64 * 1024 * 1024, perTenant: 48 * 1024 * 1024 };

/** Thrown when a response does not fit into the memory for unread responses. The request has changed nothing. */
export class UnreadResponsesError extends UnavailableError {
  constructor(bytes: number, { scope, maxBytes, usedBytes }: ExceededBound) {
    super(
      `Too many responses have not been read: this ${scope} has ${usedBytes} bytes of unread responses, at most ${maxBytes} are allowed, and this response needs up to ${bytes}. Read your open responses, if any, and retry later.`,
    );
  }
}

/** Counts the bytes of responses in memory, in total and for each tenant, so that slow clients cannot fill it. */
export class UnreadResponses {
  readonly #bytes: TenantBytes;
  /** Maximum number of bytes of one response. */
  readonly #maxBytes: number;
  /** The reserved bytes of each open response. */
  readonly #reserved = new WeakMap<ServerResponse, number>();

  constructor(bounds: ByteBounds = DEFAULT_BOUNDS) {
    this.#bytes = new TenantBytes(bounds);
    this.#maxBytes = bounds.perTenant;
  }

  /**
   * Reserves memory for a response until it is closed. A further call raises the reservation to `bytes`. Throws UnreadResponsesError if
   * there is not enough memory, and a RequestError with 400 if the response alone exceeds the bound of a tenant.
   */
  reserve(tenant: string, response: ServerResponse, bytes: number): void {
    const added = bytes - (this.#reserved.get(response) ?? 0);
    if (added <= 0 || !staysInMemory(response, bytes)) return;
    if (bytes > this.#maxBytes) {
      const message = `The response needs up to ${bytes} bytes, but at most ${this.#maxBytes} are allowed. Request less data.`;
      throw new RequestError(400, message);
    }
    const exceeded = this.#bytes.exceededBound(tenant, added);
    if (exceeded) throw new UnreadResponsesError(bytes, exceeded);
    this.#bytes.add(tenant, added);
    this.#reserved.set(response, bytes);
    response.once('close', () => this.#bytes.add(tenant, -added));
  }
}

/** Returns true for a long response, and for a response that is queued behind others on its connection. */
function staysInMemory(response: ServerResponse, bytes: number): boolean {
  if (response.destroyed) return false;
  return bytes >= SHORT_RESPONSE_BYTES || response.socket === null || response.socket.writableLength > 0;
}
