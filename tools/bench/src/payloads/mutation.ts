import type { Json } from './examples.ts';

/** A change that makes a document invalid. Without `value`, the property at `path` is removed. */
export interface Mutation {
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}

/** Returns a copy of the document with the mutations. */
export function applyMutations(document: Json, mutations: readonly Mutation[]): Json {
  return mutations.reduce((value, mutation) => applyMutation(value, mutation.path, mutation), document);
}

function applyMutation(document: Json, path: readonly (string | number)[], mutation: Mutation): Json {
  const [step, ...rest] = path;
  if (step === undefined) return mutation.value ?? null;
  if (Array.isArray(document)) {
    return document.map((item, index) => (index === step ? applyMutation(item, rest, mutation) : item));
  }
  if (typeof document !== 'object' || document === null) throw new Error(`Expected an object at ${path.join('/')}.`);
  const { [step]: inner, ...others } = document;
  if (rest.length === 0 && mutation.value === undefined) return others;
  // Keeps the order of the properties.
  return { ...document, [step]: applyMutation(inner ?? null, rest, mutation) };
}
