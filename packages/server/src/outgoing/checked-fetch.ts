import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BoundedStream, ResponseTooLargeError } from './bounded-stream.ts';
import { type CheckedTargets, connectChecked, TargetBlockedError } from './checked-connector.ts';
import { hasCredentials, parseHttpUrl } from './target-url.ts';

/** A request to a target that an API client has chosen. */
export interface CheckedRequest {
  /** @default 'POST' */
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The tenant that has chosen the target. Its host names are resolved one at a time. @default '' */
  readonly tenant?: string;
  /** The maximum number of bytes of the response body to return. @default 0 */
  readonly responseBytes?: number;
}

/** The response with its final status. A redirect is a response like any other. */
export interface CheckedResponse {
  readonly status: number;
  /** The start of the body: at most `responseBytes` bytes. Absent if `responseBytes` is 0 or the status is 101. */
  readonly body?: Uint8Array;
}

/** Sends requests to targets that API clients have chosen. */
export interface CheckedFetch {
  /**
   * Sends a request and returns the response. Throws:
   *
   * - TargetBlockedError if the target is not allowed
   * - ResponseTooLargeError if the response exceeds a limit before its final status
   * - TimeoutError (a DOMException) if the final status does not arrive in time
   * - network errors and errors of the HTTP parser
   */
  (url: string, outgoing?: CheckedRequest): Promise<CheckedResponse>;
  /** Aborts all requests in flight. */
  close(): Promise<void>;
}

/** The targets and the timeout of requests. */
export interface CheckedFetchOptions extends CheckedTargets {
  /** Maximum time from resolving the host name to the end of the response. @default 30000 */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Maximum size of a status line with its headers, and of the trailers. This also limits the number of headers. */
const MAX_HEAD_BYTES = 16_384;

/** Maximum number of informational (1xx) responses ahead of the final one. */
const MAX_INFORMATIONAL = 16;

/** Maximum number of received bytes: informational responses, head, body, chunk framing and trailers. */
const MAX_RESPONSE_BYTES = 65_536;

/** Parses the URL of a target. Throws TargetBlockedError. */
function parseTarget(url: string): URL {
  const target = parseHttpUrl(url);
  if (!target) throw new TargetBlockedError('Expected an http or https URL');
  if (hasCredentials(target)) throw new TargetBlockedError('Expected a URL without a user name or password');
  return target;
}

/**
 * Creates a fetch that checks the target of every connection: see {@link connectChecked}. It does not follow redirects,
 * store cookies, decompress bodies or use a proxy. Each request has its own connection, so that the limit of received
 * bytes applies to one response.
 */
export function createCheckedFetch({ timeoutMs = TIMEOUT_MS, ...targets }: CheckedFetchOptions): CheckedFetch {
  const open = new Set<ClientRequest>();
  const start = (
    url: string,
    { method = 'POST', headers = {}, body, tenant = '' }: CheckedRequest,
    signal: AbortSignal,
  ) => {
    const target = parseTarget(url);
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(target, {
      method,
      headers,
      signal,
      maxHeaderSize: MAX_HEAD_BYTES,
      createConnection: () => new BoundedStream(connectChecked(target, tenant, targets), MAX_RESPONSE_BYTES),
    });
    open.add(request);
    request.once('close', () => open.delete(request));
    request.end(body);
    return request;
  };
  const checkedFetch = async (url: string, outgoing: CheckedRequest = {}): Promise<CheckedResponse> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = start(url, outgoing, signal);
    try {
      return await finalResponse(request, outgoing.responseBytes ?? 0);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  };
  const close = async () => {
    for (const request of open) request.destroy();
  };
  return Object.assign(checkedFetch, { close });
}

/**
 * Waits for the end of the response. Returns its final status and the first `maxBytes` bytes of its body. If the body is too large, too
 * slow or malformed, returns the bytes that have arrived.
 */
function finalResponse(request: ClientRequest, maxBytes: number): Promise<CheckedResponse> {
  return new Promise((resolve, reject) => {
    let informational = 0;
    request.on('information', () => {
      informational += 1;
      if (informational !== MAX_INFORMATIONAL + 1) return;
      const reason = `the server sent more than ${MAX_INFORMATIONAL} informational (1xx) responses`;
      request.destroy(new ResponseTooLargeError(reason));
    });
    request.on('error', reject);
    request.on('upgrade', (response, stream) => {
      stream.destroy();
      resolve({ status: response.statusCode ?? 0 });
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      if (maxBytes > 0) {
        response.on('data', (chunk: Buffer) => {
          const slice = chunk.subarray(0, maxBytes - bytes);
          bytes += slice.length;
          if (slice.length > 0) chunks.push(slice);
        });
      }
      request.off('error', reject).on('error', () => undefined);
      const status = response.statusCode ?? 0;
      response
        .on('error', () => undefined)
        .on('close', () => resolve({ status, ...(maxBytes > 0 && { body: Buffer.concat(chunks) }) }));
      response.resume();
    });
  });
}
