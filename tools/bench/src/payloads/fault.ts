import type { Json } from './examples.ts';

/** One thing that is made wrong: what stands at `path` becomes `value`, or goes when there is no `value`. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}

/** A copy of the document with these faults in it. */
export function withFaults(document: Json, faults: readonly Fault[]): Json {
  return faults.reduce((value, fault) => changed(value, fault.path, fault), document);
}

function changed(document: Json, path: readonly (string | number)[], fault: Fault): Json {
  const [step, ...rest] = path;
  if (step === undefined) return fault.value ?? null;
  if (Array.isArray(document)) {
    return document.map((item, index) => (index === step ? changed(item, rest, fault) : item));
  }
  if (typeof document !== 'object' || document === null) throw new Error(`${path.join('/')} leads nowhere.`);
  const { [step]: inner, ...others } = document;
  if (rest.length === 0 && fault.value === undefined) return others;
  // Rewritten in place, so that the order of the properties stays.
  return { ...document, [step]: changed(inner ?? null, rest, fault) };
}
