import fc from 'fast-check';
import type { Api, Json } from '../http/support/api.ts';
import type { Served } from '../http/support/serve.ts';
import { createArbitraries } from './generators/arbitrary-values.ts';
import { type InvalidRequest, invalidRequests, maxBodyBytes } from './generators/invalid-requests.ts';
import { type ValidRequest, validRequests } from './generators/valid-requests.ts';
import { withinRules } from './generators/within-rules.ts';
import { createOracle, type ReceivedResponse } from './oracle.ts';
import { createRawClient } from './raw-client.ts';
import { isReferenceName, withReferences } from './resource-references.ts';
import type { Spec, SpecOperation } from './spec.ts';
import { createTestResources } from './test-resources.ts';

/** Codes of issues for rules that a schema cannot express. */
const ruleCodes = [
  'reference',
  'required',
  'filter',
  'condition',
  'format',
  'minimum',
  'maximum',
  'exclusiveMaximum',
  'uniqueItems',
  'enum',
];

/** The last number of a unique name or key. Names stay unique across seeds, because the service stores them. */
let lastNumber = 0;

/** The number of requests and the seed. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

/** The numbers of requests and of their results. */
export interface Counts {
  requests: number;
  valid: number;
  succeeded: number;
}

/** Creates random requests from a spec and checks the responses against it. */
export async function createFuzz(spec: Spec, api: Api, served: Served) {
  const oracle = createOracle(spec);
  const resources = await createTestResources(api, served);
  const client = createRawClient(served.url);
  const { organizationId, serviceId, pipeId } = served.credentials.managed;
  // No delivery has this id: random requests cause no deliveries.
  const ids = { organizationId, serviceId, pipeId, deliveryId: '0123456789abcdef01234567' };
  const arbitraryOf = createArbitraries(spec, oracle);
  const counts: Counts = { requests: 0, valid: 0, succeeded: 0 };

  const send = async (operation: SpecOperation, request: ValidRequest & Partial<InvalidRequest>) => {
    await resources.refresh();
    const { headers, raw } = request;
    counts.requests += 1;
    const unique = ++lastNumber;
    // Random sources have no table. Only the sources of a new tenant have fields.
    const place = operation.id === 'listSourceFields' ? 'body' : 'path';
    const params = Object.fromEntries(
      Object.entries(request.params).map(([name, value]) => [
        name,
        withReferences(value, (kind, index) => resources.idOf(kind, index, place)) as string,
      ]),
    );
    // An invalid body is sent unchanged. If another part is invalid, the body follows all rules.
    const followsRules = operation.body && !request.isUnchanged && raw === undefined && request.issue?.in !== 'body';
    const body = followsRules ? withinRules(operation.id, request.body, unique) : request.body;
    const known = withReferences(body, (kind, index) => resources.idOf(kind, index, 'body'));
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const query = Object.keys(request.query).length === 0 ? '' : `?${new URLSearchParams(request.query)}`;
    const hasKey = 'Idempotency-Key' in headers && request.violation === undefined;
    const text = operation.body ? (raw ?? JSON.stringify(known)) : undefined;
    // Schemas allow longer bodies than the service. The error `huge` tests the limit.
    fc.pre(raw !== undefined || text === undefined || Buffer.byteLength(text) <= maxBodyBytes);
    const response = await client.send({
      method: request.method ?? operation.method,
      target: path + query,
      headers: {
        authorization: api.authorization,
        ...(operation.body && { 'content-type': 'application/json' }),
        ...headers,
        ...(hasKey && { 'Idempotency-Key': `${unique} ${headers['Idempotency-Key']}`.slice(0, 255) }),
      },
      body: text,
    });
    const content: Json = response.status === 200 && request.method !== 'OPTIONS' ? JSON.parse(response.text) : {};
    if (response.status === 200) {
      const id = Object.entries(params).findLast(([name]) => isReferenceName(name))?.[1];
      resources.record(operation.id, id, content.data ?? content.result);
    }
    return response;
  };

  const checkValid = async (operation: SpecOperation, request: ValidRequest) => {
    const response = await send(operation, request);
    const { status } = response;
    counts.valid += 1;
    if (status < 400 || dependentOnState.includes(operation.id)) counts.succeeded += 1;
    const violations = oracle.responseViolations(operation, response);
    const expected = expectedStatuses(operation, request);
    if (!expected.includes(status)) violations.push(`expected ${expected.join(' or ')}`);
    // A body that is sent unchanged may violate rules that a schema cannot express, but no others.
    const codes = issuesOf(response).map(({ code }) => code);
    if (codes.some((code) => !ruleCodes.includes(code))) violations.push(`an issue of the code ${codes}`);
    throwViolations(response, violations);
  };

  const checkInvalid = async (operation: SpecOperation, request: InvalidRequest) => {
    const response = await send(operation, request);
    const { issue, status } = request;
    const violations = response.status === status ? [] : [`expected ${status}`];
    if (status === 405) {
      if (!response.headers['allow']?.includes(operation.method))
        violations.push(`Allow: ${response.headers['allow']}`);
      violations.push(...oracle.errorViolations(response));
    } else {
      violations.push(...oracle.responseViolations(operation, response));
    }
    const isReported = issuesOf(response).some(
      ({ pointer, in: place }) => issue !== undefined && issue.in === place && isPointerTo(pointer, issue.pointer),
    );
    if (issue && !isReported) violations.push(`no issue at ${issue.in} ${issue.pointer}`);
    throwViolations(response, violations);
  };

  const valid = (operation: SpecOperation) => validRequests(operation, arbitraryOf, ids);
  const assert = <Request>(requests: fc.Arbitrary<Request>, check: (request: Request) => Promise<void>, runs: Runs) =>
    fc.assert(fc.asyncProperty(requests, check), {
      ...runs,
      interruptAfterTimeLimit: 900_000,
      markInterruptAsFailure: true,
      includeErrorInReport: true,
    });
  return {
    counts,
    close: client.close,
    /** Sends valid requests. Each must succeed, unless it violates a rule that a schema cannot express. */
    valid: (operation: SpecOperation, runs: Runs) =>
      assert(valid(operation), (request) => checkValid(operation, request), runs),
    /** Sends requests with one error. Each must be rejected for that error. */
    invalid: (operation: SpecOperation, runs: Runs) => {
      const requests = invalidRequests(spec, oracle, operation, valid(operation));
      return assert(requests, (request) => checkInvalid(operation, request), runs);
    },
  };
}

/** Operations that return 404 in some states of the resource. */
const dependentOnState: readonly string[] = ['deleteAlertSilence', 'retryAlertDelivery'];

/** Returns true if a pointer of a response is the expected one. Responses truncate long names. */
function isPointerTo(received: string, expected: string): boolean {
  const [names, long] = [received.split('/'), expected.split('/')];
  return (
    names.length === long.length &&
    names.every((name, index) =>
      name.endsWith('…') ? long[index]?.startsWith(name.slice(0, -1)) : name === long[index],
    )
  );
}

/** Returns the expected statuses of a valid request. */
function expectedStatuses({ id }: SpecOperation, { headers, isUnchanged }: ValidRequest): number[] {
  const rejections = [...(isUnchanged ? [400, 409] : []), ...(dependentOnState.includes(id) ? [404] : [])];
  const { 'If-Match': ifMatch, 'If-None-Match': ifNoneMatch } = headers;
  // The body may be checked before or after the precondition.
  if (ifMatch !== undefined && !ifMatch.includes('*')) return [412, ...rejections];
  if (ifNoneMatch === '*') return [304];
  // The tag of the first version is "1".
  return [200, ...(ifNoneMatch === 'W/"1"' ? [304] : []), ...rejections];
}

function issuesOf({ status, text }: ReceivedResponse): readonly Json[] {
  return status === 400 ? (JSON.parse(text).issues ?? []) : [];
}

function throwViolations({ status, text }: ReceivedResponse, violations: readonly string[]): void {
  if (violations.length > 0) throw new Error(`${status} ${text.slice(0, 1000)}\n${violations.join('\n')}`);
}
