import type { Change } from '../change.ts';
import type { Verdict } from '../verdict.ts';

/** A change and the APIs that it affects. A change of a shared file can affect several APIs. */
export interface MergedChange extends Change {
  readonly apis: readonly string[];
  /** False if the changesets of one of the APIs are not sufficient. */
  readonly ok: boolean;
}

/** The changes of all APIs, each listed once, and the number of changes that are only counted. */
export interface MergedChanges {
  readonly shown: readonly MergedChange[];
  /** Changes of descriptions and other text. */
  readonly texts: number;
  /** Changes of generated code that follow from a change of the specs. */
  readonly derived: number;
}

const order = ['major', 'minor', 'patch', 'none'];

/** Merges equal changes of several APIs. Sorts by bump, then keeps the order of the APIs. */
export function mergeChanges(verdicts: readonly Verdict[]): MergedChanges {
  const changesByKey = new Map<string, MergedChange>();
  const texts = new Set<string>();
  let derived = 0;
  for (const { api, ok, changes } of verdicts) {
    for (const change of changes) {
      const { rule, message, location, bump, operations } = change;
      const key = `${bump} ${rule} ${message} ${location.file}:${location.line}`;
      // Text changes are only counted, because there are many and the diff shows them.
      if (rule === 'text') texts.add(key);
      if (change.derived) derived += 1;
      if (rule === 'text' || change.derived) continue;
      const known = changesByKey.get(key);
      changesByKey.set(key, {
        ...change,
        apis: [...(known?.apis ?? []), api],
        operations: [...new Set([...(known?.operations ?? []), ...operations])],
        ok: ok && (known?.ok ?? true),
      });
    }
  }
  const shown = [...changesByKey.values()].sort((a, b) => order.indexOf(a.bump) - order.indexOf(b.bump));
  return { shown, texts: texts.size, derived };
}

/** Formats the number of changes that are not listed. Empty if there are none. */
export function countsText({ texts, derived }: MergedChanges): string {
  return [
    ...(texts > 0 ? [`${texts} ${texts === 1 ? 'text' : 'texts'} changed.`] : []),
    ...(derived > 0
      ? [`The changes of the specs cause ${derived} ${derived === 1 ? 'change' : 'changes'} of generated types.`]
      : []),
  ].join(' ');
}
