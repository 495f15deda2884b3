import type { Json } from './examples.ts';

/** A change that makes a document invalid. Without `value`, the property at `path` is removed. */
export interface Mutation {
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}

/** Returns a copy of the document with the mutations. */
export function applyMutations(document: Json, mutations: readonly Mutation[]): Json {
  return mutations.reduce((value, mutation) => applyMutation(value, mutation), document);
}

/** Applies a mutation to the value below the first `depth` steps of its path. */
function applyMutation(document: Json, mutation: Mutation, depth = 0): Json {
  const { path } = mutation;
  const step = path[depth];
  if (step === undefined) return mutation.value ?? null;
  if (Array.isArray(document)) {
    return document.map((item, index) => (index === step ? applyMutation(item, mutation, depth + 1) : item));
  }
  if (typeof document !== 'object' || document === null) {
    throw new Error(`Expected an object at /${path.slice(0, depth).join('/')}.`);
  }
  const { [step]: inner, ...others } = document;
  if (depth === path.length - 1 && mutation.value === undefined) return others;
  // Keeps the order of the properties.
  return { ...document, [step]: applyMutation(inner ?? null, mutation, depth + 1) };
}
