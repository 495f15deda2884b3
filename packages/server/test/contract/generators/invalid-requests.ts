import fc from 'fast-check';
import type { Json } from '../../http/support/api.ts';
import { UNKNOWN_ID, UNKNOWN_UUID } from '../../http/support/request-bodies.ts';
import type { Oracle } from '../oracle.ts';
import type { JsonSchema, Spec, SpecOperation } from '../spec.ts';
import { bodyViolations, type InvalidBody } from './schema-violations.ts';
import type { ValidRequest } from './valid-requests.ts';

/** A valid request with one error, and the expected response. */
export interface InvalidRequest extends ValidRequest {
  readonly violation: string;
  readonly status: number;
  /** The part of the request and the JSON Pointer of an issue that the response must have. Absent if the issues are not checked. */
  readonly issue?: { readonly in: string; readonly pointer: string };
  /** A body that is sent instead of `body`. */
  readonly raw?: string | Uint8Array;
  /** The method that is sent instead of the one of the operation. */
  readonly method?: string;
}

/** Optional properties that select a member of a union. */
const selectors = /\/(?:configType|savedFilterValues\/\d+\/type)$/;

/** Adds an error to a valid request. The random number `pick` selects the variant of the error, if it has several. */
type Invalidate = (valid: ValidRequest, pick: number) => InvalidRequest;

/** The body limit of the service in random tests. */
export const maxBodyBytes = 4_194_304;

/** Returns an arbitrary of requests with one error each. */
export function invalidRequests(
  spec: Spec,
  oracle: Oracle,
  operation: SpecOperation,
  valid: fc.Arbitrary<ValidRequest>,
): fc.Arbitrary<InvalidRequest> {
  const errors = [
    ...commonErrors(spec, operation),
    ...pathErrors(operation),
    ...queryErrors(operation),
    ...headerErrors(operation),
  ];
  const weighted = errors.map((error) => ({ weight: 1, arbitrary: fc.constant(error) }));
  const { body } = operation;
  const schema = body ?? {};
  const invalidateValue: Invalidate = (request, pick) => {
    const violations = bodyViolations(spec, oracle, schema, request.body);
    const start = pick % violations.length;
    for (const createBody of [...violations.slice(start), ...violations.slice(0, start)]) {
      const invalid = createBody();
      if (isRejected(oracle, schema, invalid))
        return { ...request, ...invalid, status: 400, issue: { in: 'body', pointer: invalid.pointer } };
    }
    throw new Error(`Expected a violation of the schema for a body of ${operation.id}.`);
  };
  const inBody = body
    ? [
        ...(acceptsAnything(spec.resolve(body))
          ? []
          : [
              { weight: 40, arbitrary: fc.constant(invalidateValue) },
              { weight: 1, arbitrary: fc.constant(notAnObject) },
            ]),
        ...bodyErrors.map((error) => ({ weight: 1, arbitrary: fc.constant(error) })),
      ]
    : [];
  const withoutHeaders = valid.map((request) => ({ ...request, headers: {}, isUnchanged: false }));
  return fc
    .tuple(withoutHeaders, fc.oneof(...weighted, ...inBody), fc.nat())
    .map(([request, error, pick]) => error(request, pick));
}

/** Returns true if the service rejects the body with an issue at the location of the violation. */
function isRejected(oracle: Oracle, schema: JsonSchema, { violation, pointer, body }: InvalidBody): boolean {
  // If the property that selects the member is invalid, the value is validated against another member. The issue has another location.
  if (selectors.test(pointer)) return false;
  // The service rejects an unknown property in a request. The oracle accepts it if a response has the same schema.
  if (violation === 'unknown') return true;
  // A value that violates one member of a union can match another member.
  return oracle.violations(schema, body).length > 0;
}

function acceptsAnything(schema: JsonSchema): boolean {
  return schema['x-any-value'] === true;
}

/** Returns the value that a random number selects. */
function select<Value>(values: readonly Value[], pick: number): Value {
  return values[pick % values.length] as Value;
}

/** Returns a pattern that matches the paths of a path template. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function commonErrors(spec: Spec, operation: SpecOperation): Invalidate[] {
  // The path of an operation can also match another path template: `/dashboards/validate` matches `/dashboards/{dashboardId}`.
  const known = spec.operations.filter(({ path }) => patternOf(path).test(operation.path)).map(({ method }) => method);
  const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !known.includes(method));
  const credentials = ['Bearer unknown', 'Basic bm9ib2R5Om5vdGhpbmc=', 'Digest a', 'Bearer', 'Basic !', ' '];
  return [
    (valid, pick) => ({ ...valid, violation: 'another method', method: select(others, pick), status: 405 }),
    (valid, pick) => {
      const headers = { ...valid.headers, authorization: select(credentials, pick) };
      return { ...valid, violation: 'other credentials', headers, status: 401 };
    },
  ];
}

function pathErrors({ parameters }: SpecOperation): Invalidate[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const unknown = schema['format'] === 'uuid' ? UNKNOWN_UUID : UNKNOWN_ID;
      const malformedIds = ['..%2f', '%00', 'x%20y', '💥', 'é', "'--", 'a'.repeat(65), '%E2%80%AE'];
      return (valid, pick) => {
        const value = select([unknown, ...malformedIds], pick);
        const wrong = {
          ...valid,
          violation: `path ${name}=${value}`,
          params: { ...valid.params, [name]: percentEncoded(value) },
        };
        if (value === unknown) return { ...wrong, status: 404, headers: {} };
        return { ...wrong, status: 400, issue: { in: 'params', pointer: `/${name}` } };
      };
    });
}

/** Returns the percent-encoded value. A value that contains `%` is encoded already. */
function percentEncoded(value: string): string {
  return value.includes('%') ? value : encodeURIComponent(value);
}

function queryErrors({ parameters }: SpecOperation): Invalidate[] {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const unknown: Invalidate = (valid, pick) => {
    const name = select(['lmit', 'constructor', 'x', 'LIMIT', 'toString'], pick);
    const query = { ...valid.query, [name]: '1' };
    return { ...valid, violation: `query ${name}`, query, status: 400, issue: { in: 'query', pointer: `/${name}` } };
  };
  const wrong = named.map(({ name }): Invalidate => {
    return (valid, pick) => {
      const value = select(['-1', '1.5', 'x', '1e3', '99999999999', '0x10', '1,2', ' 1', '１', 'null'], pick);
      const query = { ...valid.query, [name]: value };
      const issue = { in: 'query', pointer: `/${name}` };
      return { ...valid, violation: `query ${name}=${value}`, query, status: 400, issue };
    };
  });
  return [unknown, ...wrong];
}

function headerErrors({ parameters }: SpecOperation): Invalidate[] {
  return parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) => {
      const tooLong = 'x'.repeat(Number(schema['maxLength']) + 1);
      const values = schema['pattern'] === undefined ? [tooLong] : [tooLong, 'caf\u00e9', 'a\tb'];
      return (valid, pick) => {
        const issue = { in: 'headers', pointer: `/${name}` };
        const headers = { [name]: select(values, pick) };
        return { ...valid, violation: `header ${name}`, headers, status: 400, issue };
      };
    });
}

/** Errors that the service finds before it validates a body against the schema: in the headers that describe it, its size and its text. */
const bodyErrors: readonly Invalidate[] = [
  (valid, pick) => {
    // A shorter prefix of a number can be valid JSON, but a shorter prefix of a list cannot.
    const text = JSON.stringify([valid.body]);
    const cut = text.slice(0, pick % text.length);
    return { ...valid, violation: 'cut off', raw: cut, status: 400 };
  },
  (valid, pick) => {
    const raw = select(malformedBodies(JSON.stringify(valid.body)), pick);
    return { ...valid, violation: 'malformed JSON', raw, status: 400 };
  },
  (valid, pick) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', 'json', ''];
    return { ...valid, violation: 'content type', headers: { 'content-type': select(types, pick) }, status: 415 };
  },
  (valid) => ({ ...valid, violation: 'compressed', headers: { 'content-encoding': 'gzip' }, status: 415 }),
  (valid) => ({ ...valid, violation: 'huge', raw: ' '.repeat(maxBodyBytes + 1), status: 413 }),
  (valid, pick) => {
    const [open, close] = select([['[', ']'] as const, ['{"a":', '}'] as const], pick);
    const depth = 50_000;
    return { ...valid, violation: 'deep', raw: `${open.repeat(depth)}1${close.repeat(depth)}`, status: 400 };
  },
];

const notAnObject: Invalidate = (valid, pick) => {
  const body: Json = select([null, 1, 'x', true, [], [valid.body]], pick);
  return { ...valid, violation: 'not an object', body, status: 400, issue: { in: 'body', pointer: '' } };
};

function malformedBodies(text: string): (string | Uint8Array)[] {
  // The body may already have the property `name`. It is then malformed for two reasons.
  const withName = (value: string) => `${text.slice(0, -1)}${text === '{}' ? '' : ','}"name":${value}}`;
  return [
    `\ufeff${text}`,
    `${text},`,
    `${text}${text}`,
    ...['"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '1e999', '-1e999', 'NaN', '01', '"\t"', "'x'"].map(withName),
    `{'name':1}`,
    Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0]), Buffer.from('"}')]),
    ' ',
    '//\n{}',
  ];
}
