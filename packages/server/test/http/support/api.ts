import { ManagedError, OpenSourceError, type ValidationIssue } from '@observability-api/schemas';
import { expect } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { basic } from '../../support/service.ts';

/** The names of the deployments, for `describe.each`. */
export const deployments = ['open-source', 'managed'] as const;
/** One of the deployments. */
export type DeploymentName = (typeof deployments)[number];

/** A JSON value that a test looks into without declaring its shape. */
// biome-ignore lint/suspicious/noExplicitAny: tests read responses whose shape the server itself has checked.
export type Json = any;

/** One thing that is wrong with a request, as an error body lists it. */
export interface Issue extends ValidationIssue<string> {
  readonly in: string;
}

/** A response, read to its end. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, when it is JSON. */
  readonly json: Json;
  /** What the envelope holds. */
  readonly content: Json;
  /** The text of an error: without the code in front of it in the managed deployment. */
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** What a request has beside its method and path. */
export interface RequestParts {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, as `application/json` unless the headers say otherwise. */
  readonly raw?: string | Uint8Array | ReadableStream<Uint8Array>;
}

/** A caller of one deployment: every path is relative to the dashboards, alerts, sources and webhooks of its tenant. */
export interface Api {
  readonly name: DeploymentName;
  readonly url: string;
  readonly root: string;
  readonly authorization: string;
  /** Sends to a path below the root, or to any path of the service when it starts with two slashes. */
  send(method: string, path: string, sent?: RequestParts): Promise<ApiResponse>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  put(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  patch(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  delete(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  /** The content of a write that must succeed. */
  create(path: string, body: unknown): Promise<Json>;
}

/** Codes in front of the text of a managed error, by status. */
const codes: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'IDEMPOTENCY_MISMATCH',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_ERROR',
  501: 'NOT_IMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Holds an error body against the spec and the headers; its text without the code. */
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

/** Reads a response; what holds for every response is held against it. */
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

interface Caller {
  readonly name: DeploymentName;
  readonly url: string;
  readonly root: string;
  readonly authorization: string;
}

/** A caller of a deployment at a root, with credentials. */
export function createApi({ name, url, root, authorization }: Caller): Api {
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
      const answer = await post(path, body);
      expect(answer.text.slice(0, 2000), `POST ${path}`).not.toContain('issues');
      expect(answer.status, answer.text).toBe(200);
      return answer.content;
    },
  };
}

type Credentials = NonNullable<RunningServer['credentials']>;

/** The caller with the first key of a deployment. */
export function firstCaller(name: DeploymentName, url: string, { openSource, managed }: Credentials): Api {
  if (name === 'open-source') {
    return createApi({ name, url, root: '/api/v2', authorization: `Bearer ${openSource.apiKey}` });
  }
  const root = `/v1/organizations/${managed.organizationId}/services/${managed.serviceId}/observability`;
  return createApi({ name, url, root, authorization: basic(managed.keyId, managed.keySecret) });
}

/** The same caller with other credentials. */
export function callAs(api: Api, authorization: string): Api {
  return createApi({ ...api, authorization });
}

/** The pointers and codes of what is wrong with a request. */
export function issueCodes({ issues }: ApiResponse): string[] {
  return issues.map(({ pointer, code }) => `${pointer} ${code}`);
}
