import fc from 'fast-check';
import type { Json } from '../http/support/api.ts';
import { isReferenceName, type ReferenceName, references } from './references.ts';
import type { JsonSchema, Parameter, SpecOperation } from './spec.ts';

/** A request that the spec allows, before what it names is looked up. */
export interface ValidRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  /** Whether the body is left as it is also where it breaks rules that no schema can state. */
  readonly wild: boolean;
}

/** Values of the preconditions; the headers take any text, and these are the ones that mean something. */
const preconditions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'If-Match': fc.constantFrom('*', '*', '"1", *', '"0"', 'W/"1"', 'x'),
  'If-None-Match': fc.constantFrom('"0"', 'x', '*', 'W/"1"'),
};

/** Arbitrary valid requests of an operation. `ids` are the path parameters that are the same in all. */
export function validRequests(
  operation: SpecOperation,
  of: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  ids: Readonly<Record<string, string>>,
): fc.Arbitrary<ValidRequest> {
  const parametersIn = (place: Parameter['in']) => operation.parameters.filter((one) => one.in === place);
  const params = parametersIn('path').map(({ name }) => [name, pathParameter(name, ids)]);
  const query = parametersIn('query').map(({ name, schema }) => [name, of(schema).map(String)]);
  const headers = parametersIn('header').map(({ name, schema }) => {
    const value = preconditions[name] ?? of(schema).map((text) => String(text).trim() || 'x');
    return [name, value];
  });
  return fc.record({
    params: fc.record(Object.fromEntries(params)),
    query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      fc.record(Object.fromEntries(headers), { requiredKeys: [] }),
    ),
    body: operation.body ? of(operation.body) : fc.constant(undefined),
    wild: fc.integer({ min: 0, max: 6 }).map((value) => value === 6),
  }) as fc.Arbitrary<ValidRequest>;
}

function pathParameter(name: string, ids: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  if (isReferenceName(name)) return references(name as ReferenceName);
  const id = ids[name];
  if (id === undefined) throw new Error(`nothing is known to put in place of {${name}}`);
  return fc.constant(id);
}
