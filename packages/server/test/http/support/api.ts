import { ManagedError, OpenSourceError, type ValidationIssue } from '@observability-api/schemas';
import { expect } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { basic } from '../../support/service.ts';

/** The names of the deployments, for `describe.each`. */
export const deployments = ['open-source', 'managed'] as const;
/** The name of a deployment. */
export type DeploymentName = (typeof deployments)[number];

/** A JSON value of any shape. */
// biome-ignore lint/suspicious/noExplicitAny: tests read properties of responses without declaring their types.
export type Json = any;

/** A validation issue in an error body. */
export interface Issue extends ValidationIssue<string> {
  readonly in: string;
}

/** A complete response. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: Json;
  /** The resource or the list in the envelope. */
  readonly content: Json;
  /** The message of an error, without the code that precedes it in the managed deployment. */
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** The headers and the body of a request. */
export interface RequestParts {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. The default content type is `application/json`. */
  readonly raw?: string | Uint8Array | ReadableStream<Uint8Array>;
}

/** A client of one deployment. Paths are relative to `root`, for example `/dashboards` below the root of a tenant. */
export interface Api {
  readonly name: DeploymentName;
  readonly url: string;
  readonly root: string;
  readonly authorization: string;
  /** Sends a request to a path below the root, or to any path of the service if it starts with two slashes. */
  send(method: string, path: string, parts?: RequestParts): Promise<ApiResponse>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  put(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  patch(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  delete(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  /** Sends a POST that must succeed, and returns its content. */
  create(path: string, body: unknown): Promise<Json>;
}

/** The codes that precede the message of a managed error, by status. */
const codes: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'IDEMPOTENCY_MISMATCH',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_ERROR',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Checks an error body against the spec and the headers. Returns the message without the code. */
function checkError(name: DeploymentName, status: number, json: Json, requestId: string | null): string {
  expect(json.requestId).toBe(requestId);
  if (name === 'open-source') {
    expect(OpenSourceError.strict.check(json)).toEqual([]);
    return json.message;
  }
  expect(ManagedError.strict.check(json)).toEqual([]);
  expect(json.status).toBe(status);
  const prefix = `${codes[status]}: `;
  expect(json.error.startsWith(prefix)).toBe(true);
  return json.error.slice(prefix.length);
}

/** Reads a response and checks the headers and the error body that the spec requires. */
export async function readResponse(name: DeploymentName, response: Response): Promise<ApiResponse> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type') === 'application/json; charset=utf-8' && text !== '';
  const json: Json = isJson ? JSON.parse(text) : undefined;
  expect(headers.get('x-request-id')).toMatch(uuid4);
  if (headers.get('www-authenticate') === null) expect(status).not.toBe(401);
  const message = isJson && status >= 400 ? checkError(name, status, json, headers.get('x-request-id')) : '';
  const content = name === 'open-source' ? json?.data : json?.result;
  return { status, headers, text, json, content, message, issues: json?.issues ?? [] };
}

type Connection = Pick<Api, 'name' | 'url' | 'root' | 'authorization'>;

/** Creates a client of a deployment. */
export function createApi({ name, url, root, authorization }: Connection): Api {
  const send: Api['send'] = async (method, path, { headers = {}, body, raw } = {}) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + (path.startsWith('//') ? path.slice(1) : root + path), {
      method,
      headers: { authorization, ...(content !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(content !== undefined && { body: content, duplex: 'half' }),
    } as RequestInit);
    return readResponse(name, response);
  };
  const withBody =
    (method: string): Api['post'] =>
    (path, body, headers = {}) =>
      send(method, path, { body, headers });
  const post = withBody('POST');
  return {
    name,
    url,
    root,
    authorization,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post,
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: (path, headers = {}) => send('DELETE', path, { headers }),
    async create(path, body) {
      const { status, text, content } = await post(path, body);
      expect(status, `POST ${path}: ${text.slice(0, 2000)}`).toBe(200);
      return content;
    },
  };
}

type Credentials = NonNullable<RunningServer['credentials']>;

/** Returns a client of a deployment that uses the key for it in these credentials. */
export function callerWith(name: DeploymentName, url: string, { openSource, managed }: Credentials): Api {
  if (name === 'open-source') {
    return createApi({ name, url, root: '/api/v2', authorization: `Bearer ${openSource.apiKey}` });
  }
  const root = `/v1/organizations/${managed.organizationId}/services/${managed.serviceId}/observability`;
  return createApi({ name, url, root, authorization: basic(managed.keyId, managed.keySecret) });
}

/** Returns the same client with other credentials. */
export function withCredentials(api: Api, authorization: string): Api {
  return createApi({ ...api, authorization });
}

/** Returns the pointers and codes of the issues in a response, for example `/name required`. */
export function issueCodes({ issues }: ApiResponse): string[] {
  return issues.map(({ pointer, code }) => `${pointer} ${code}`);
}
