import { fillDefaults, type Rule, schema, type ValidationIssue } from '@observability-api/schemas';
import type { ValidRequest } from './deployment.ts';
import type { Operation } from './operation.ts';
import { countedIssues, type IssuePlace, invalidRequest, RequestError, type RequestIssue } from './request-error.ts';

/** Throws a 400 when the path ids are not what the spec says. */
export function checkParams(operation: Operation, params: unknown): asserts params is Record<string, string> {
  const issues = check('params', operation.params, params);
  if (issues.length > 0) throw invalidRequest(issues);
}

/** The request, valid, with the defaults of the spec filled in. Throws a 400 that lists everything that is wrong. */
export function readRequest(
  operation: Operation,
  request: { params: Record<string, string>; query: unknown; body: unknown; ifMatch: string | undefined },
): ValidRequest {
  const { params, body, ifMatch } = request;
  if (operation.body && body === undefined)
    throw new RequestError(400, 'Body validation failed: a JSON body is required');
  const query = coerce(operation.query, request.query);
  const issues = [
    ...(operation.body ? placed('body', operation.body.check(body, { maxIssues: countedIssues })) : []),
    ...check('query', operation.query, query),
  ];
  if (issues.length > 0) throw invalidRequest(issues);
  return {
    params,
    query: fillDefaults(operation.query, query),
    body: operation.body ? fillDefaults(operation.body.rule, body) : undefined,
    when: ifMatch === undefined ? undefined : (version) => matches(ifMatch, version),
  };
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

/** The strong entity tag of a version. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** Whether a list of entity tags (`If-Match`, `If-None-Match`, RFC 9110 §13.1) names this version. */
export function matches(tags: string, version: number, weakly = false): boolean {
  const listed = tags.split(',').map((tag) => tag.trim());
  const wanted = entityTag(version);
  return listed.some((tag) => tag === '*' || tag === wanted || (weakly && tag === `W/${wanted}`));
}
