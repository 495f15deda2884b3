import { Agent, request } from 'undici';
import type { WebhookAllowList } from '../resources/webhook-allow-list.ts';
import { createCheckedConnector, type Resolve } from './checked-connector.ts';
import { TargetRefused } from './target-refused.ts';

/** What is sent. */
export interface CheckedRequest {
  /** @default 'POST' */
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back, whatever its status: a redirect is an answer like any other. */
export interface CheckedResponse {
  readonly status: number;
  /** The body as text, at most so many bytes of it. */
  readonly text: string;
  /** Whether the body went on. */
  readonly truncated: boolean;
}

/** Sends requests to where somebody else chose. */
export interface CheckedFetch {
  /** Throws TargetRefused for what may not be reached, TimeoutError (a DOMException), and the errors of the network. */
  (url: string, what?: CheckedRequest): Promise<CheckedResponse>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** What is checked and bounded. */
export interface CheckedFetchOptions {
  readonly allowList: WebhookAllowList;
  /** From the first look at the name to the last byte. @default 30000 */
  readonly timeoutMs?: number;
  /** How much of a response is read. @default 65536 */
  readonly maxResponseBytes?: number;
  /** Only tests bring their own. @default the resolver of the system */
  readonly resolve?: Resolve;
}

const TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 65_536;

const requireTarget = (url: string): URL => {
  const target = URL.parse(url);
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') {
    throw new TargetRefused('Only http and https URLs are connected to');
  }
  if (target.username !== '' || target.password !== '') {
    throw new TargetRefused('A URL with user name or password is not connected to');
  }
  return target;
};

/** Leaving the loop early ends the connection, so that a body without end costs no more than what is read of it. */
const readBody = async (body: AsyncIterable<Uint8Array>, limit: number) => {
  const chunks: Uint8Array[] = [];
  let left = limit;
  let truncated = false;
  for await (const chunk of body) {
    chunks.push(chunk.subarray(0, left));
    truncated = chunk.length > left;
    left -= Math.min(left, chunk.length);
    if (truncated) break;
  }
  return { text: Buffer.concat(chunks).toString('utf8'), truncated };
};

/**
 * Makes a fetch whose every connection is checked when it is made: see {@link createCheckedConnector}. It follows no
 * redirects, keeps no cookies, unpacks no compression, and goes through no proxy.
 */
export const createCheckedFetch = (options: CheckedFetchOptions): CheckedFetch => {
  const { allowList, resolve, timeoutMs = TIMEOUT_MS, maxResponseBytes = MAX_RESPONSE_BYTES } = options;
  const connect = createCheckedConnector({ allowList, connectTimeoutMs: timeoutMs, ...(resolve && { resolve }) });
  const agent = new Agent({ connect });
  const send = async (url: string, { method = 'POST', headers = {}, body }: CheckedRequest = {}) => {
    const target = requireTarget(url);
    const response = await request(target, {
      method,
      headers,
      body: body ?? null,
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    return { status: response.statusCode, ...(await readBody(response.body, maxResponseBytes)) };
  };
  return Object.assign(send, { close: () => agent.destroy() });
};
