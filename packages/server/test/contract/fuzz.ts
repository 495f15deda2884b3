import fc from 'fast-check';
import type { Api, Json } from '../http/support/api.ts';
import { UNKNOWN_ID } from '../http/support/request-bodies.ts';
import type { Served } from '../http/support/serve.ts';
import { createArbitraries } from './generators/arbitrary-values.ts';
import { type InvalidRequest, invalidRequests, maxBodyBytes } from './generators/invalid-requests.ts';
import { type ValidRequest, validRequests } from './generators/valid-requests.ts';
import { withinRules } from './generators/within-rules.ts';
import { type Oracle, oracleOf, type ReceivedResponse } from './oracle.ts';
import { createRawClient, type RawClient } from './raw-client.ts';
import { isReferenceName, type ReferenceName, withReferences } from './resource-references.ts';
import type { Spec, SpecOperation } from './spec.ts';
import { createTestResources, type TestResources } from './test-resources.ts';

/** The codes of issues about rules that a schema cannot express. Issues about a schema can have most of these codes, too. */
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

/** The number in the last unique name or key. It is shared by all seeds, because the service stores the names. */
let lastNumber = 0;

/** The number of requests and the seed. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

type FuzzRequest = ValidRequest & Partial<InvalidRequest>;

/** The counts of the sent requests. */
export interface Counts {
  requests: number;
  valid: number;
  /** The number of valid requests that succeeded. */
  succeeded: number;
}

/** Sends random requests to one deployment and checks the responses. */
export class Fuzz {
  readonly counts: Counts = { requests: 0, valid: 0, succeeded: 0 };
  readonly #spec: Spec;
  readonly #api: Api;
  readonly #oracle: Oracle;
  readonly #resources: TestResources;
  readonly #client: RawClient;
  readonly #arbitraryOf: ReturnType<typeof createArbitraries>;
  /** The values of the path parameters that are the same in all requests. */
  readonly #ids: Readonly<Record<string, string>>;

  private constructor(spec: Spec, api: Api, served: Served, resources: TestResources) {
    const { organizationId, serviceId, pipeId } = served.credentials.managed;
    this.#spec = spec;
    this.#api = api;
    this.#oracle = oracleOf(spec);
    this.#resources = resources;
    this.#client = createRawClient(served.url);
    this.#arbitraryOf = createArbitraries(spec, this.#oracle);
    // Random requests cause no deliveries, so there is no id of an existing one.
    this.#ids = { organizationId, serviceId, pipeId, deliveryId: UNKNOWN_ID };
  }

  /** Creates the resources that requests refer to. */
  static async create(spec: Spec, api: Api, served: Served): Promise<Fuzz> {
    return new Fuzz(spec, api, served, await createTestResources(api, served));
  }

  close(): void {
    this.#client.close();
  }

  /** Sends requests that the spec allows. Each must get one of the statuses of {@link expectedStatuses}. */
  sendValid(operation: SpecOperation, runs: Runs): Promise<void> {
    const check = (request: ValidRequest) => this.#checkValid(operation, request);
    return this.#assertAll(operation, this.#validRequests(operation), check, runs);
  }

  /** Sends requests with one error. Each must be rejected for that error. */
  sendInvalid(operation: SpecOperation, runs: Runs): Promise<void> {
    const requests = invalidRequests(this.#spec, this.#oracle, operation, this.#validRequests(operation));
    return this.#assertAll(operation, requests, (request) => this.#checkInvalid(operation, request), runs);
  }

  /**
   * Checks random requests. The seed differs between operations. Otherwise, all of them would get similar requests, for example with the
   * same preconditions.
   */
  async #assertAll<Request>(
    operation: SpecOperation,
    requests: fc.Arbitrary<Request>,
    check: (request: Request) => Promise<void>,
    { seed, numRuns }: Runs,
  ): Promise<void> {
    const details = await fc.check(fc.asyncProperty(requests, check), {
      seed: seed + this.#spec.operations.indexOf(operation),
      numRuns,
      interruptAfterTimeLimit: 900_000,
      markInterruptAsFailure: true,
      includeErrorInReport: true,
    });
    // The report contains only the seed of the operation. FUZZ_SEED repeats the run.
    if (details.failed) throw new Error(`${await fc.asyncDefaultReportMessage(details)}\n(FUZZ_SEED=${seed})`);
  }

  #validRequests(operation: SpecOperation): fc.Arbitrary<ValidRequest> {
    return validRequests(operation, this.#arbitraryOf, this.#ids);
  }

  async #checkValid(operation: SpecOperation, request: ValidRequest): Promise<void> {
    const response = await this.#send(operation, request);
    const { status } = response;
    this.counts.valid += 1;
    if (status < 400 || dependentOnState.includes(operation.id)) this.counts.succeeded += 1;
    const violations = this.#oracle.responseViolations(operation, response);
    const expected = expectedStatuses(operation, request);
    if (!expected.includes(status)) violations.push(`expected ${expected.join(' or ')}`);
    // A body that is sent unchanged may violate rules that a schema cannot express, but no others.
    const codes = issuesOf(response).map(({ code }) => code);
    const schemaCodes = codes.filter((code) => !ruleCodes.includes(code));
    if (schemaCodes.length > 0) violations.push(`an issue that a schema can express: ${schemaCodes}`);
    throwViolations(response, violations);
  }

  async #checkInvalid(operation: SpecOperation, request: InvalidRequest): Promise<void> {
    const response = await this.#send(operation, request);
    const { issue, status } = request;
    const violations = response.status === status ? [] : [`expected ${status}`];
    if (status === 405) {
      if (!response.headers['allow']?.includes(operation.method))
        violations.push(`Allow: ${response.headers['allow']}`);
      violations.push(...this.#oracle.errorViolations(response));
    } else {
      violations.push(...this.#oracle.responseViolations(operation, response));
    }
    const isReported = issuesOf(response).some(
      ({ pointer, in: place }) => issue !== undefined && issue.in === place && isPointerTo(pointer, issue.pointer),
    );
    if (issue && !isReported) violations.push(`no issue at ${issue.in} ${issue.pointer}`);
    throwViolations(response, violations);
  }

  async #send(operation: SpecOperation, request: FuzzRequest): Promise<ReceivedResponse> {
    await this.#resources.refresh();
    lastNumber += 1;
    const params = this.#paramsOf(operation, request);
    const body = this.#bodyOf(operation, request);
    // Skips bodies that the schema allows, but that exceed the size limit of the service. The error `huge` tests this limit.
    fc.pre(request.raw !== undefined || body === undefined || Buffer.byteLength(body) <= maxBodyBytes);
    this.counts.requests += 1;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const query = Object.keys(request.query).length === 0 ? '' : `?${new URLSearchParams(request.query)}`;
    const response = await this.#client.send({
      method: request.method ?? operation.method,
      target: path + query,
      headers: this.#headersOf(operation, request),
      body,
    });
    if (response.status === 200) {
      const content: Json = request.method === 'OPTIONS' ? {} : JSON.parse(response.text);
      const id = Object.entries(params).findLast(([name]) => isReferenceName(name))?.[1];
      this.#resources.record(operation.id, id, content.data ?? content.result);
    }
    return response;
  }

  /** Returns the path parameters with ids of existing resources. */
  #paramsOf(operation: SpecOperation, { params }: FuzzRequest): Readonly<Record<string, string>> {
    // `listSourceFields` needs a source whose table exists: one of those that bodies refer to.
    const place = operation.id === 'listSourceFields' ? 'body' : 'path';
    const idOf = (kind: ReferenceName, index: number) => this.#resources.idOf(kind, index, place);
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, withReferences(value, idOf) as string]),
    );
  }

  /**
   * Returns `raw` if the request has it, and otherwise the body as JSON. Changes this body to follow all rules, unless it has the error of
   * the request or `isUnchanged` is true.
   */
  #bodyOf(operation: SpecOperation, { body, raw, isUnchanged, issue }: FuzzRequest): string | Uint8Array | undefined {
    if (!operation.body || raw !== undefined) return operation.body && raw;
    const followsRules = !isUnchanged && issue?.in !== 'body';
    const content = followsRules ? withinRules(operation.id, body, lastNumber) : body;
    return JSON.stringify(withReferences(content, (kind, index) => this.#resources.idOf(kind, index, 'body')));
  }

  #headersOf(operation: SpecOperation, { headers, violation }: FuzzRequest): Record<string, string> {
    const hasKey = 'Idempotency-Key' in headers && violation === undefined;
    return {
      authorization: this.#api.authorization,
      ...(operation.body && { 'content-type': 'application/json' }),
      ...headers,
      ...(hasKey && { 'Idempotency-Key': `${lastNumber} ${headers['Idempotency-Key']}`.slice(0, 255) }),
    };
  }
}

/**
 * Operations that can return 404 although the alert exists: it may have no silence, and the delivery does not exist. Their responses count
 * as successes.
 */
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
  // The service checks the precondition before the rules that an unchanged body may violate.
  if (ifMatch !== undefined && !ifMatch.includes('*')) return [412];
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
