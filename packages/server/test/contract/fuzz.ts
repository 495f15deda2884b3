import fc from 'fast-check';
import type { Api, Json } from '../http/support/api.ts';
import type { Served } from '../http/support/serve.ts';
import { type BrokenRequest, brokenRequests, maxBodyBytes } from './broken-requests.ts';
import { fromSchema } from './from-schema.ts';
import { createOracle, type ReceivedResponse } from './oracle.ts';
import { isReferenceName, withReferences } from './references.ts';
import type { Spec, SpecOperation } from './spec.ts';
import { type ValidRequest, validRequests } from './valid-requests.ts';
import { createWire } from './wire.ts';
import { withinRules } from './within-rules.ts';
import { createWorld } from './world.ts';

/** Codes of issues that rules give which no schema can state. */
const ruleCodes = [
  'reference',
  'filter',
  'condition',
  'format',
  'minimum',
  'maximum',
  'exclusiveMaximum',
  'uniqueItems',
  'enum',
];

/** Numbers of requests, none twice in a process: what one seed names and keys, the service still has for the next. */
let lastNumber = 0;

/** How many requests, made from which seed. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

/** What came of the requests so far. */
export interface Tally {
  requests: number;
  valid: number;
  succeeded: number;
}

/** Makes requests at random from a spec and judges the responses by it. */
export async function createFuzz(spec: Spec, api: Api, served: Served) {
  const oracle = createOracle(spec);
  const world = await createWorld(api, served);
  const wire = createWire(served.url);
  const { organizationId, serviceId, pipeId } = served.credentials.managed;
  const ids = { organizationId, serviceId, pipeId };
  const of = fromSchema(spec, oracle);
  const tally: Tally = { requests: 0, valid: 0, succeeded: 0 };

  const send = async (operation: SpecOperation, request: ValidRequest & Partial<BrokenRequest>) => {
    await world.refresh();
    const { headers, raw } = request;
    tally.requests += 1;
    const unique = ++lastNumber;
    const params = Object.fromEntries(
      Object.entries(request.params).map(([name, value]) => [
        name,
        withReferences(value, (kind, index) => world.idOf(kind, index, 'path')) as string,
      ]),
    );
    // What is broken in a body stays so; around what is broken elsewhere the body is a good one.
    const tame = operation.body && !request.wild && raw === undefined && request.issue?.in !== 'body';
    const body = tame ? withinRules(operation.id, request.body, unique) : request.body;
    const known = withReferences(body, (kind, index) => world.idOf(kind, index, 'body'));
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const query = Object.keys(request.query).length === 0 ? '' : `?${new URLSearchParams(request.query)}`;
    const key = 'Idempotency-Key' in headers && request.fault === undefined;
    const text = operation.body ? (raw ?? JSON.stringify(known)) : undefined;
    // Schemas allow longer bodies than the service; one of these is asked for by its fault.
    fc.pre(raw !== undefined || text === undefined || Buffer.byteLength(text) <= maxBodyBytes);
    const response = await wire.send({
      method: request.method ?? operation.method,
      target: path + query,
      headers: {
        authorization: api.authorization,
        ...(operation.body && { 'content-type': 'application/json' }),
        ...headers,
        ...(key && { 'Idempotency-Key': `${unique} ${headers['Idempotency-Key']}`.slice(0, 255) }),
      },
      body: text,
    });
    const content: Json = response.status === 200 && request.method !== 'OPTIONS' ? JSON.parse(response.text) : {};
    if (response.status === 200) {
      const id = Object.entries(params).findLast(([name]) => isReferenceName(name))?.[1];
      world.note(operation.id, id, content.data ?? content.result);
    }
    return response;
  };

  const checkValid = async (operation: SpecOperation, request: ValidRequest) => {
    const response = await send(operation, request);
    const { status } = response;
    tally.valid += 1;
    if (status < 400) tally.succeeded += 1;
    const faults = oracle.responseFaults(operation, response);
    const expected = expectedStatuses(request);
    if (!expected.includes(status)) faults.push(`expected ${expected.join(' or ')}`);
    // Left as it is, a body that the spec allows may still break rules; only such rules may be what it is refused for.
    const codes = issuesOf(response).map(({ code }) => code);
    if (codes.some((code) => !ruleCodes.includes(code))) faults.push(`an issue of the code ${codes}`);
    complain(response, faults);
  };

  const checkBroken = async (operation: SpecOperation, request: BrokenRequest) => {
    const response = await send(operation, request);
    const { issue, status } = request;
    const faults = response.status === status ? [] : [`expected ${status}`];
    if (status === 405) {
      if (!response.headers['allow']?.includes(operation.method)) faults.push(`Allow: ${response.headers['allow']}`);
      faults.push(...oracle.errorFaults(response));
    } else {
      faults.push(...oracle.responseFaults(operation, response));
    }
    const found = issuesOf(response).some(
      ({ pointer, in: place }) => issue?.pointer === pointer && issue?.in === place,
    );
    if (issue && !found) faults.push(`no issue at ${issue.in} ${issue.pointer}`);
    complain(response, faults);
  };

  const valid = (operation: SpecOperation) => validRequests(operation, of, ids);
  const assert = <Request>(requests: fc.Arbitrary<Request>, check: (request: Request) => Promise<void>, runs: Runs) =>
    fc.assert(fc.asyncProperty(requests, check), {
      ...runs,
      interruptAfterTimeLimit: 900_000,
      markInterruptAsFailure: true,
      includeErrorInReport: true,
    });
  return {
    tally,
    close: wire.close,
    /** Valid requests: each succeeds, unless it breaks a rule that no schema can state. */
    valid: (operation: SpecOperation, runs: Runs) =>
      assert(valid(operation), (request) => checkValid(operation, request), runs),
    /** Broken requests: each is refused for what is broken. */
    broken: (operation: SpecOperation, runs: Runs) => {
      const requests = brokenRequests(spec, oracle, operation, valid(operation));
      return assert(requests, (request) => checkBroken(operation, request), runs);
    },
  };
}

/** The statuses that a valid request may have, beside those that the spec always allows. */
function expectedStatuses({ headers, wild }: ValidRequest): number[] {
  const refusals = wild ? [400, 409] : [];
  const { 'If-Match': wanted, 'If-None-Match': known } = headers;
  // A body that stays as it is may be refused before or after the precondition.
  if (wanted !== undefined && !wanted.includes('*')) return [412, ...refusals];
  if (known === '*') return [304];
  // What was written once has the tag "1".
  return [200, ...(known === 'W/"1"' ? [304] : []), ...refusals];
}

function issuesOf({ status, text }: ReceivedResponse): readonly Json[] {
  return status === 400 ? (JSON.parse(text).issues ?? []) : [];
}

function complain({ status, text }: ReceivedResponse, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${status} ${text.slice(0, 1000)}\n${faults.join('\n')}`);
}
