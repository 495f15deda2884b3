import fc from 'fast-check';
import type { Json } from '../../http/support/api.ts';
import { isReferenceName, references } from '../resource-references.ts';
import type { JsonSchema, Parameter, SpecOperation } from '../spec.ts';

/** A request that the spec allows. Its references are still placeholders. */
export interface ValidRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  /** If true, the body is sent unchanged, even if it violates rules that a schema cannot express. */
  readonly isUnchanged: boolean;
}

/** Values of precondition headers. Half of the `If-Match` headers permit the write. */
const preconditions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'If-Match': fc.constantFrom('*', '*', '"1", *', '"0"', 'W/"1"', 'x'),
  'If-None-Match': fc.constantFrom('"0"', 'x', '*', 'W/"1"'),
};

/** Returns an arbitrary of valid requests. `ids` contains the constant path parameters. */
export function validRequests(
  operation: SpecOperation,
  arbitraryOf: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  ids: Readonly<Record<string, string>>,
): fc.Arbitrary<ValidRequest> {
  const parametersIn = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const params = parametersIn('path').map(({ name }) => [name, pathParameter(name, ids)]);
  const query = parametersIn('query').map(({ name, schema }) => [name, arbitraryOf(schema).map(String)]);
  const headers = parametersIn('header').map(({ name, schema }) => {
    const value = preconditions[name] ?? arbitraryOf(schema).map((text) => String(text).trim() || 'x');
    return [name, value];
  });
  return fc.record({
    params: fc.record(Object.fromEntries(params)),
    query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record(Object.fromEntries(headers), { requiredKeys: [] }),
    ),
    body: operation.body ? arbitraryOf(operation.body) : fc.constant(undefined),
    // True in one of seven requests.
    isUnchanged: fc.integer({ min: 0, max: 6 }).map((value) => value === 6),
  }) as fc.Arbitrary<ValidRequest>;
}

function pathParameter(name: string, ids: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  if (isReferenceName(name)) return references(name);
  const id = ids[name];
  if (id === undefined) throw new Error(`Expected a value for the path parameter {${name}}.`);
  return fc.constant(id);
}
