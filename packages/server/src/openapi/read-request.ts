import { fillDefaults, type Rule, schema, type ValidationIssue } from '@observability-api/schemas';
import type { ValidRequest } from './deployment.ts';
import { permits } from './entity-tag.ts';
import type { Operation } from './operation.ts';
import { countedIssues, type IssuePlace, invalidRequest, RequestError, type RequestIssue } from './request-error.ts';

/** Throws a 400 when the path ids are not what the spec says. */
export function checkParams(operation: Operation, params: unknown): asserts params is Record<string, string> {
  const issues = check('params', operation.params, params);
  if (issues.length > 0) throw invalidRequest(issues);
}

/** A request whose path ids are checked. Header names are in lower case, as Node has them. */
export interface UncheckedRequest {
  readonly params: Record<string, string>;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The request, valid, with the defaults of the spec filled in. Throws a 400 that lists everything that is wrong. */
export function readRequest(operation: Operation, request: UncheckedRequest): ValidRequest {
  const { params, body } = request;
  if (operation.body && body === undefined)
    throw new RequestError(400, 'Body validation failed: a JSON body is required');
  const query = coerce(operation.query, request.query);
  const headers = describedHeaders(operation.headers, request.headers);
  const issues = [
    ...(operation.body ? placed('body', operation.body.check(body, { maxIssues: countedIssues })) : []),
    ...check('query', operation.query, query),
    ...check('headers', operation.headers, headers),
  ];
  if (issues.length > 0) throw invalidRequest(issues);
  const ifMatch = headers['If-Match'];
  return {
    params,
    query: fillDefaults(operation.query, query),
    body: operation.body ? fillDefaults(operation.body.rule, body) : undefined,
    when: ifMatch === undefined ? undefined : (version) => permits(ifMatch, version),
  };
}

/** The headers that the spec says something of, under the names that they have there. */
function describedHeaders({ properties = {} }: Rule, sent: UncheckedRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const value = sent[name.toLowerCase()];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}

function check(where: IssuePlace, rule: Rule, value: unknown): RequestIssue[] {
  return placed(where, schema(rule, 'request').check(value, { maxIssues: countedIssues }));
}

function placed(where: IssuePlace, issues: readonly ValidationIssue[]): RequestIssue[] {
  return issues.map((issue) => ({ in: where, ...issue }));
}

/** Query values are text: those that the spec says are numbers or booleans become so where they read as such. */
function coerce(rule: Rule, query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>).map(([name, value]) => {
    const property = rule.properties?.[name];
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
