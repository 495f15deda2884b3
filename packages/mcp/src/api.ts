import type { EventPage, EventSearch, Issue, WriteWarning } from '@observability-api/schemas';
import { shorten } from './text.ts';

/** A request to the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Relative to {@link ApiOptions.root}, such as `/dashboards`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** The entity tag of the version that the request changes. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A successful response without its envelope. */
export interface ApiResponse<Content> {
  readonly content: Content;
  /** The number of items of a list, on all pages. */
  readonly total: number | undefined;
  readonly etag: string | undefined;
  /** Warnings about input that the API accepted, but that will probably not work as intended. */
  readonly warnings: readonly WriteWarning[];
}

/** Calls the API with the credentials of one caller. */
export interface Api {
  readonly deployment: 'open-source' | 'managed';
  /**
   * Throws {@link ApiCallError} for an error response, and {@link ApiUnreachableError} if no complete response arrives or a successful one
   * is not a JSON object or array. Rejects if `signal` aborts.
   */
  request<Content>(request: ApiRequest): Promise<ApiResponse<Content>>;
  /** Returns a page of events. Throws the same errors as `request`. */
  searchEvents(search: EventSearch, signal: AbortSignal): Promise<EventPage>;
}

/** An error response of the API. */
export class ApiCallError extends Error {
  override readonly name = 'ApiCallError';
  readonly status: number;
  readonly issues: readonly Issue[];
  /** The value of the `Retry-After` header in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, issues: readonly Issue[], retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Thrown if no complete response arrives, or if a successful response is not a JSON object or array. */
export class ApiUnreachableError extends Error {
  override readonly name = 'ApiUnreachableError';
}

/** The address of the API and the credentials. */
export interface ApiOptions {
  readonly deployment: Api['deployment'];
  /**
   * The URL before {@link ApiRequest.path}, such as `https://host/api/v2` or
   * `https://host/v1/organizations/…/services/…/observability`. It can be a path if `fetch` accepts one.
   */
  readonly root: string;
  /** The value of the `Authorization` header. */
  readonly authorization: string;
  /** Sends the requests. @default globalThis.fetch */
  readonly fetch?: (url: string, init: RequestInit) => Promise<ApiHttpResponse>;
  /** Parses the JSON of a response, and may return a promise. @default JSON.parse */
  readonly parse?: (text: string) => unknown;
}

/** The properties of a `Response` that are read. */
export type ApiHttpResponse = Pick<Response, 'ok' | 'status' | 'text'> & { readonly headers: Pick<Headers, 'get'> };

interface Envelope {
  readonly data?: unknown;
  readonly result?: unknown;
  readonly meta?: { readonly total?: number; readonly warnings?: readonly WriteWarning[] };
  readonly message?: string;
  readonly error?: string;
  readonly issues?: readonly Issue[];
}

/** Creates an {@link Api} over HTTP. */
export function createApi({
  deployment,
  root,
  authorization,
  fetch = globalThis.fetch,
  parse = JSON.parse,
}: ApiOptions): Api {
  const receive = async (url: string, init: RequestInit) => {
    try {
      const response = await fetch(url, init);
      return { response, text: await response.text() };
    } catch (error) {
      if (init.signal?.aborted) throw error;
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new ApiUnreachableError(`Expected the API at ${root} to respond: ${(cause as Error).message}.`, { cause });
    }
  };
  const send = async ({ method, path, query = {}, body, ifMatch, signal }: ApiRequest) => {
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
    const { response, text } = await receive(root + path + search, {
      method,
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const envelope = await readEnvelope(text, parse);
    if (response.ok && envelope) return { envelope, etag: response.headers.get('etag') ?? undefined };
    if (response.ok) {
      throw new ApiUnreachableError(
        `Expected a JSON object or array from the API at ${root}, received "${shorten(text, 64)}".`,
      );
    }
    const message = envelope
      ? (envelope.message ?? envelope.error ?? 'The response has no message.')
      : text.slice(0, 1_000);
    // The managed deployment puts a code before the message: `NOT_FOUND: …`.
    const withoutCode = message.replace(/^[A-Z_]+: /, '');
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
    throw new ApiCallError(response.status, withoutCode, envelope?.issues ?? [], retryAfterSeconds);
  };
  return {
    deployment,
    async request<Content>(request: ApiRequest) {
      const { envelope, etag } = await send(request);
      const content = (envelope.data ?? envelope.result ?? envelope) as Content;
      const { total, warnings = [] } = envelope.meta ?? {};
      return { content, total, etag, warnings };
    },
    async searchEvents(search, signal) {
      const { envelope } = await send({ method: 'POST', path: '/search', body: search, signal });
      // The open source deployment has no envelope around a page of events.
      return (envelope.result ?? envelope) as EventPage;
    },
  };
}

/** Parses the body of a response. Returns undefined if it is not a JSON object or array. */
async function readEnvelope(text: string, parse: NonNullable<ApiOptions['parse']>): Promise<Envelope | undefined> {
  try {
    const value = await parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
