import fc from 'fast-check';
import type { Json } from '../http/support/api.ts';
import { bodyFaults, type FaultyBody } from './body-faults.ts';
import type { Oracle } from './oracle.ts';
import type { Spec, SpecOperation } from './spec.ts';
import type { ValidRequest } from './valid-requests.ts';

/** A valid request with one thing in it broken, and what must come of it. */
export interface BrokenRequest extends ValidRequest {
  readonly fault: string;
  readonly status: number;
  /** Where an issue must point, and in which part of the request; absent where the fault is none of a value. */
  readonly issue?: { readonly in: string; readonly pointer: string };
  /** Sent in place of the body. */
  readonly raw?: string | Uint8Array;
  readonly method?: string;
}

type Break = (valid: ValidRequest, pick: number) => BrokenRequest;

/** How large a body the service takes while requests are made at random. */
export const maxBodyBytes = 4_194_304;

/** Arbitrary broken requests of an operation: a valid one, and one of everything that can be wrong with it. */
export function brokenRequests(
  spec: Spec,
  oracle: Oracle,
  operation: SpecOperation,
  valid: fc.Arbitrary<ValidRequest>,
): fc.Arbitrary<BrokenRequest> {
  const ways = [
    ...everyWay(spec, operation),
    ...pathWays(operation),
    ...queryWays(operation),
    ...headerWays(operation),
  ];
  const weighted = ways.map((way) => ({ weight: 1, arbitrary: fc.constant(way) }));
  const { body } = operation;
  const schema = body ?? {};
  const values: Break = (request, pick) => {
    const faults = bodyFaults(spec, oracle, schema, request.body);
    // What is wrong for one member of a union may be right for another. Unknown properties are refused also where the
    // schema is one of responses too, and open.
    const isFault = ({ fault, body }: FaultyBody) => fault === 'unknown' || oracle.faults(schema, body).length > 0;
    const from = pick % faults.length;
    for (const make of [...faults.slice(from), ...faults.slice(0, from)]) {
      const made = make();
      if (isFault(made)) return { ...request, ...made, status: 400, issue: { in: 'body', pointer: made.pointer } };
    }
    throw new Error(`nothing can be wrong with a body of ${operation.id}`);
  };
  const inBody = body
    ? [
        { weight: 40, arbitrary: fc.constant(values) },
        ...bodyWays.map((way) => ({ weight: 1, arbitrary: fc.constant(way) })),
      ]
    : [];
  const plain = valid.map((request) => ({ ...request, headers: {}, wild: false }));
  return fc.tuple(plain, fc.oneof(...weighted, ...inBody), fc.nat()).map(([request, way, pick]) => way(request, pick));
}

/** Takes one of the values by the random number. */
function one<Value>(values: readonly Value[], pick: number): Value {
  return values[pick % values.length] as Value;
}

function everyWay(spec: Spec, operation: SpecOperation): Break[] {
  const known = spec.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
  const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !known.includes(method));
  const credentials = ['Bearer nobody', 'Basic bm9ib2R5Om5vdGhpbmc=', 'Digest a', 'Bearer', 'Basic !', ' '];
  return [
    (valid, pick) => ({ ...valid, fault: 'another method', method: one(others, pick), status: 405 }),
    (valid, pick) => {
      const headers = { ...valid.headers, authorization: one(credentials, pick) };
      return { ...valid, fault: 'other credentials', headers, status: 401 };
    },
  ];
}

function pathWays({ parameters }: SpecOperation): Break[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const unknown = schema['format'] === 'uuid' ? '11111111-2222-4333-8444-555555555555' : '0123456789abcdef01234567';
      const malformed = ['..%2f', '%00', 'x%20y', '💥', 'é', "'--", `${'a'.repeat(65)}`, '%E2%80%AE'];
      return (valid, pick) => {
        const value = one([unknown, ...malformed], pick);
        const wrong = { ...valid, fault: `path ${name}=${value}`, params: { ...valid.params, [name]: encoded(value) } };
        if (value === unknown) return { ...wrong, status: 404, headers: {} };
        return { ...wrong, status: 400, issue: { in: 'params', pointer: `/${name}` } };
      };
    });
}

/** What is percent-encoded already stays. */
function encoded(value: string): string {
  return value.includes('%') ? value : encodeURIComponent(value);
}

function queryWays({ parameters }: SpecOperation): Break[] {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const unknown: Break = (valid, pick) => {
    const name = one(['lmit', 'constructor', 'x', 'LIMIT', 'toString'], pick);
    const query = { ...valid.query, [name]: '1' };
    return { ...valid, fault: `query ${name}`, query, status: 400, issue: { in: 'query', pointer: `/${name}` } };
  };
  const wrong = named.map(({ name }): Break => {
    return (valid, pick) => {
      const value = one(['', '-1', '1.5', 'x', '1e3', '99999999999', '0x10', '1,2', ' 1', '１', 'null'], pick);
      const query = { ...valid.query, [name]: value };
      const issue = { in: 'query', pointer: `/${name}` };
      return { ...valid, fault: `query ${name}=${value}`, query, status: 400, issue };
    };
  });
  return [unknown, ...wrong];
}

function headerWays({ parameters, method }: SpecOperation): Break[] {
  return parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) => {
      const tooLong = 'x'.repeat(Number(schema['maxLength']) + 1);
      const values = schema['pattern'] === undefined ? [tooLong] : [tooLong, 'caf\u00e9', 'a\tb'];
      return (valid, pick) => {
        const issue = { in: 'headers', pointer: `/${name}` };
        const headers = { [name]: one(values, pick) };
        return { ...valid, fault: `header ${name}`, headers, method, status: 400, issue };
      };
    });
}

/** Faults of a body as a whole. */
const bodyWays: readonly Break[] = [
  (valid, pick) => {
    const text = JSON.stringify(valid.body);
    const cut = text.slice(0, pick % text.length);
    return { ...valid, fault: 'cut off', raw: cut, status: 400 };
  },
  (valid, pick) => {
    const raw = one([...malformed(JSON.stringify(valid.body))], pick);
    return { ...valid, fault: 'malformed JSON', raw, status: 400 };
  },
  (valid, pick) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', 'json', ''];
    return { ...valid, fault: 'content type', headers: { 'content-type': one(types, pick) }, status: 415 };
  },
  (valid) => ({ ...valid, fault: 'compressed', headers: { 'content-encoding': 'gzip' }, status: 415 }),
  (valid) => ({ ...valid, fault: 'huge', raw: ' '.repeat(maxBodyBytes + 1), status: 413 }),
  (valid, pick) => {
    const [open, close] = one([['[', ']'] as const, ['{"a":', '}'] as const], pick);
    const depth = 50_000;
    return { ...valid, fault: 'deep', raw: `${open.repeat(depth)}1${close.repeat(depth)}`, status: 400 };
  },
  (valid, pick) => {
    const body: Json = one([null, 1, 'x', true, [], [valid.body]], pick);
    return { ...valid, fault: 'no object', body, status: 400, issue: { in: 'body', pointer: '' } };
  },
];

function malformed(text: string): (string | Uint8Array)[] {
  // Of a name that comes twice the last value counts.
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
