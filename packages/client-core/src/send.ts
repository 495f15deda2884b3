import { ConnectionError } from './api-error.ts';
import type { CallOptions } from './call-options.ts';
import type { Transport } from './fetch-client.ts';
import type { Operation } from './operation.ts';
import type { PageMeta } from './page.ts';
import { readFailure } from './read-failure.ts';

/** Makes one call of an operation. Generated methods are calls of this with the types that the spec gives them. */
export type Send = <Answer>(
  operation: Operation,
  params: readonly string[],
  body: unknown,
  options: CallOptions | undefined,
) => Promise<Answer>;

/** The part of openapi-fetch's client that calls by method and path, without the types of a spec. */
interface Fetcher {
  request(method: string, path: string, init: object): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

/** A {@link Send} over a transport. `defaults` are the path parameters that the client was created with. */
export function createSend(
  { client, sign, origin }: Transport<object>,
  defaults: Readonly<Record<string, string>> = {},
): Send {
  const fetcher = client as unknown as Fetcher;
  return async <Answer>(operation: Operation, params: readonly string[], body: unknown, options: CallOptions = {}) => {
    const path = pathParams(operation, params, { ...defaults, ...definedOnly(options) });
    const request = `${operation.method} ${fillPath(operation.path, path)}`;
    let sent = false;
    const init = {
      params: { path, query: pick(operation.query, options) },
      headers: { ...headersOf(operation, options), ...options.headers },
      fetch: (signed: Request) => {
        sent = true;
        return sign(signed);
      },
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
    };
    const { data, error, response } = await fetcher
      .request(operation.method, operation.path, init)
      .catch((cause: unknown) =>
        Promise.reject(sent ? unanswered(operation, `${request} at ${origin}`, options.signal, cause) : cause),
      );
    if (!response.ok) throw readFailure(operation, request, response, error);
    return contentOf(operation, request, data) as Answer;
  };
}

function unanswered(operation: Operation, request: string, signal: AbortSignal | undefined, cause: unknown): unknown {
  if (signal?.aborted) return signal.reason;
  const why = cause instanceof SyntaxError ? 'the answer is not JSON' : `no answer (${reasonOf(cause)})`;
  return new ConnectionError(operation.id, `${request}: ${why}`, cause);
}

/** What the runtime says of a failed connection: `ECONNREFUSED`, or its message. */
function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  if (inner instanceof Error) return 'code' in inner ? String(inner.code) : inner.message;
  return String(inner);
}

/** What a method returns of a successful body. */
function contentOf(operation: Operation, request: string, data: unknown): unknown {
  if (operation.content === undefined) return undefined;
  const envelope = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const content = envelope[operation.content];
  if (content === undefined) {
    const message = `${request}: the answer has no \`${operation.content}\`; is \`baseUrl\` the service's origin?`;
    throw new ConnectionError(operation.id, message, undefined);
  }
  return operation.list ? { items: content, meta: envelope['meta'] as PageMeta } : content;
}

function pathParams(
  operation: Operation,
  params: readonly string[],
  named: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const given = (operation.params ?? []).map((name, index) => [name, params[index]] as const);
  const defaulted = (operation.defaults ?? []).map((name) => [name, named[name]] as const);
  return Object.fromEntries([...given, ...defaulted].map(([name, value]) => [name, segment(operation, name, value)]));
}

/** A value that stays within its segment of the path; `.` and `..` would leave it, however they are encoded. */
function segment(operation: Operation, name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return value;
  throw new TypeError(`${operation.id}: \`${name}\` must be a non-empty string other than "." and "..".`);
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function headersOf(operation: Operation, options: CallOptions): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...options };
  const entries = Object.entries(operation.headers ?? {}).map(([option, header]) => [header, values[option]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function pick(names: readonly string[] | undefined, options: CallOptions): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...options };
  return Object.fromEntries(
    (names ?? []).map((name) => [name, values[name]]).filter(([, value]) => value !== undefined),
  );
}

function definedOnly(options: CallOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
