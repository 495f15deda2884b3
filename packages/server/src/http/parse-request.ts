import { fillDefaults, type Rule, type Schema, schema } from '@observability-api/schemas';
import type { ValidRequest } from './deployment.ts';
import {
  countedIssues,
  type IssuePlace,
  RequestError,
  type RequestIssue,
  toInvalidRequestError,
} from './errors/request-error.ts';
import { matchesIfMatch } from './headers/etag.ts';
import type { Operation } from './operation.ts';

/** A request whose path ids are checked. Header names are in lower case, as Node has them. */
export interface UncheckedRequest {
  readonly params: Record<string, string>;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Reads the requests of one operation. What it needs to check them is made once, not with every request. */
export interface RequestParser {
  /** Throws a 400 when the path ids are not what the spec says. */
  checkParams(params: unknown): asserts params is Record<string, string>;
  /** The request, valid, with the defaults of the spec filled in. Throws a 400 that lists everything that is wrong. */
  read(request: UncheckedRequest): ValidRequest;
}

/** Makes the reader of an operation. */
export function createRequestParser(operation: Operation): RequestParser {
  const params = checker('params', schema(operation.params, 'request'));
  const query = checker('query', schema(operation.query, 'request'));
  const headers = checker('headers', schema(operation.headers, 'request'));
  const described = Object.keys(operation.headers.properties ?? {}).map((name) => [name, name.toLowerCase()] as const);
  const body = operation.body && checker('body', operation.body);
  return {
    checkParams(ids) {
      const issues = params(ids);
      if (issues.length > 0) throw toInvalidRequestError(issues);
    },
    read(request) {
      if (body && request.body === undefined) {
        throw new RequestError(400, 'Body validation failed: a JSON body is required');
      }
      const asked = coerce(operation.query, request.query);
      const sent = describedHeaders(described, request.headers);
      const issues = [...(body?.(request.body) ?? []), ...query(asked), ...headers(sent)];
      if (issues.length > 0) throw toInvalidRequestError(issues);
      const { 'If-Match': ifMatch, 'Idempotency-Key': idempotencyKey } = sent;
      return {
        params: request.params,
        query: fillDefaults(operation.query, asked),
        body: operation.body ? fillDefaults(operation.body.rule, request.body) : undefined,
        precondition: ifMatch === undefined ? undefined : (version) => matchesIfMatch(ifMatch, version),
        idempotencyKey,
      };
    },
  };
}

/** Lists what is wrong with one part of a request, and says which part it is. */
function checker(where: IssuePlace, { check }: Schema<unknown>): (value: unknown) => RequestIssue[] {
  return (value) => check(value, { maxIssues: countedIssues }).map((issue) => ({ in: where, ...issue }));
}

/** The headers that the spec says something of, under the names that they have there. */
function describedHeaders(
  described: readonly (readonly [name: string, lowerCase: string])[],
  sent: UncheckedRequest['headers'],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, lowerCase] of described) {
    const value = sent[lowerCase];
    if (value !== undefined) found[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return found;
}

/** Query values are text: those that the spec says are numbers or booleans become so where they read as such. */
function coerce(rule: Rule, query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>).map(([name, value]) => {
    const property = rule.properties && Object.hasOwn(rule.properties, name) ? rule.properties[name] : undefined;
    return [name, typeof property === 'object' && typeof value === 'string' ? coerceText(property, value) : value];
  });
  return Object.fromEntries(entries);
}

function coerceText(rule: Rule, text: string): unknown {
  const numeric = rule.type === 'integer' || rule.type === 'number';
  if (numeric && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (rule.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
