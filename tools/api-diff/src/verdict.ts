import { type Bump, highest, isEnough } from './bump.ts';
import type { Change } from './change.ts';
import type { Changeset } from './changesets/changeset.ts';
import type { ApiChanges } from './compare.ts';

/** The bump that an API needs, the declared bump, and whether the changesets are sufficient. */
export interface Verdict extends ApiChanges {
  readonly declared: Bump;
  /** The breaking changes that no changeset names. */
  readonly unnamed: readonly Change[];
  readonly ok: boolean;
}

/** The scope of the packages. They are released together, with one version. */
const SCOPE = '@observability-api/';

/**
 * Checks the changesets of one API. A spec needs a changeset that names it. A published package accepts a changeset for any
 * package, because all packages get the same version.
 */
export function toVerdict(changes: ApiChanges, changesets: readonly Changeset[]): Verdict {
  const isSpec = changes.package.startsWith(`${SCOPE}spec-`);
  const counts = (name: string) => (isSpec ? name === changes.package : name.startsWith(SCOPE));
  const relevant = changesets.filter(({ releases }) => Object.keys(releases).some(counts));
  const declared = highest(
    relevant.flatMap(({ releases }) =>
      Object.keys(releases)
        .filter(counts)
        .map((name) => releases[name] ?? 'none'),
    ),
  );
  const text = relevant.map(({ summary }) => summary).join('\n');
  const unnamed = changes.changes.filter((change) => change.breaking && !isNamed(change, text));
  return { ...changes, declared, unnamed, ok: isEnough(declared, changes.needed) && unnamed.length === 0 };
}

/** Returns true if the text names the component or every affected operation, or if the change has neither. */
function isNamed({ operations, component }: Change, text: string): boolean {
  const words = new Set(text.match(/[\w-]+/g));
  // The name of a package, and the id of an operation without an `operationId`, are more than one word.
  const isInText = (name: string) => (/^[\w-]+$/.test(name) ? words.has(name) : text.includes(name));
  if (component && isInText(component)) return true;
  return operations.length > 0 ? operations.every(isInText) : component === undefined;
}
