import { fillDefaults, type Rule, type Schema, schema } from '@observability-api/schemas';
import { checkInput } from '../domain/check-input.ts';
import { MAX_COUNTED_ISSUES } from '../domain/errors.ts';
import type { ValidRequest } from './deployment.ts';
import { RequestError, type RequestIssue, type RequestPart, toInvalidRequestError } from './errors/request-error.ts';
import { preferredType } from './headers/accept.ts';
import { matchesIfMatch } from './headers/etag.ts';
import type { Operation } from './operation.ts';

/** A request whose path parameters are valid. Its other parts are not validated yet. Header names are in lower case. */
export interface UncheckedRequest {
  readonly params: Record<string, string>;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Validates and parses the requests of one operation. The validators are created once per operation. */
export interface RequestParser {
  /** Throws RequestError with status 400 unless the path parameters are valid. */
  checkParams(params: unknown): asserts params is Record<string, string>;
  /**
   * Returns the request with the defaults of the spec. Throws RequestError with status 400 that lists the first issues, or states that
   * the body is missing.
   */
  parse(request: UncheckedRequest): ValidRequest;
}

/** Creates the parser for the requests of an operation. */
export function createRequestParser(operation: Operation): RequestParser {
  const params = createCheck('params', schema(operation.params, 'request'));
  const query = createCheck('query', schema(operation.query, 'request'));
  const headers = createCheck('headers', schema(operation.headers, 'request'));
  const headerNames = Object.keys(operation.headers.properties ?? {}).map(
    (name) => [name, name.toLowerCase()] as const,
  );
  const body = operation.body && createCheck('body', operation.body);
  return {
    checkParams(ids) {
      const issues = params(ids);
      if (issues.length > 0) throw toInvalidRequestError(issues);
    },
    parse(request) {
      if (body && request.body === undefined) {
        throw new RequestError(400, 'Body validation failed: a JSON body is required');
      }
      const coercedQuery = coerce(operation.query, request.query);
      const definedHeaders = pickHeaders(headerNames, request.headers);
      const issues = [...(body?.(request.body) ?? []), ...query(coercedQuery), ...headers(definedHeaders)];
      if (issues.length > 0) throw toInvalidRequestError(issues);
      const { 'If-Match': ifMatch, 'Idempotency-Key': idempotencyKey } = definedHeaders;
      return {
        params: request.params,
        query: fillDefaults(operation.query, coercedQuery),
        body: operation.body ? fillDefaults(operation.body.rule, request.body) : undefined,
        mediaType: operation.mediaTypes && preferredType(operation.mediaTypes, request.headers['accept']),
        precondition: ifMatch === undefined ? undefined : (version) => matchesIfMatch(ifMatch, version),
        idempotencyKey,
      };
    },
  };
}

/** Creates a function that returns the issues of one part of a request. */
function createCheck(part: RequestPart, validator: Schema<unknown>): (value: unknown) => RequestIssue[] {
  return (value) =>
    checkInput(validator, value, { maxIssues: MAX_COUNTED_ISSUES }).map((issue) => ({ in: part, ...issue }));
}

/** Returns the headers that the spec defines, under their names in the spec. */
function pickHeaders(
  headerNames: readonly (readonly [name: string, lowerCase: string])[],
  sent: UncheckedRequest['headers'],
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, lowerCase] of headerNames) {
    const value = sent[lowerCase];
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

/**
 * Converts decimal numbers, `true` and `false` in query values if the spec declares a number or a boolean. Keeps other text unchanged. An
 * empty value of a parameter in the spec counts as absent.
 */
function coerce(rule: Rule, query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) => {
    const property = rule.properties && Object.hasOwn(rule.properties, name) ? rule.properties[name] : undefined;
    if (typeof property !== 'object' || typeof value !== 'string') return [[name, value]];
    return value === '' ? [] : [[name, coerceText(property, value)]];
  });
  return Object.fromEntries(entries);
}

function coerceText(rule: Rule, text: string): unknown {
  const numeric = rule.type === 'integer' || rule.type === 'number';
  if (numeric && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (rule.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
