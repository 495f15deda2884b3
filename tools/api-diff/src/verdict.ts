import { type Bump, highest, isEnough } from './bump.ts';
import type { Change } from './change.ts';
import type { Changeset } from './changesets/changeset.ts';
import type { ApiChanges } from './compare.ts';

/** What an API needs, what is declared for it, and what is wrong with that. */
export interface Verdict extends ApiChanges {
  readonly declared: Bump;
  /** The breaking changes that no changeset names. */
  readonly unnamed: readonly Change[];
  readonly ok: boolean;
}

/** All packages are released together, with one version. */
const group = '@observability-api/';

/**
 * Whether the changesets say what changed. A changeset names the spec that changed; what follows from it in the other
 * packages is declared with it, since they all get the same version.
 */
export function judge(changes: ApiChanges, changesets: readonly Changeset[]): Verdict {
  const isSpec = changes.package.startsWith(`${group}spec-`);
  const counts = (name: string) => (isSpec ? name === changes.package : name.startsWith(group));
  const its = changesets.filter(({ releases }) => Object.keys(releases).some(counts));
  const declared = highest(
    its.flatMap(({ releases }) =>
      Object.keys(releases)
        .filter(counts)
        .map((name) => releases[name] ?? 'none'),
    ),
  );
  const text = its.map(({ summary }) => summary).join('\n');
  const unnamed = changes.changes.filter((change) => change.breaking && !isNamed(change, text));
  return { ...changes, declared, unnamed, ok: isEnough(declared, changes.needed) && unnamed.length === 0 };
}

/** The component, or every operation that breaks; what touches no single operation needs no name. */
function isNamed({ operations, component }: Change, text: string): boolean {
  const words = new Set(text.match(/[\w-]+/g));
  if (component && words.has(component)) return true;
  return operations.every((id) => words.has(id) || text.includes(id));
}
