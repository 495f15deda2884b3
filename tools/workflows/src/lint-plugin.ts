import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operationsOf } from './operations.ts';

interface Root {
  readonly sourceDescriptions?: readonly { readonly type?: string; readonly url?: string }[];
}

/** The part of Redocly's rule context that the rule uses. */
interface Context {
  readonly location: {
    readonly source: { readonly absoluteRef: string };
    child(keys: string | readonly string[]): object;
  };
  report(problem: { message: string; location: object; suggest?: readonly string[] }): void;
}

/** Checks that each step calls an existing operation. Redocly itself checks this only when the workflow runs. */
function operationKnown() {
  let known: readonly string[] = [];
  return {
    Root({ sourceDescriptions = [] }: Root, { location, report }: Context) {
      const folder = dirname(location.source.absoluteRef);
      known = sourceDescriptions.flatMap(({ type, url }, index) => {
        if (type !== 'openapi' || !url) return [];
        const spec = join(folder, url);
        if (existsSync(spec)) return operationsIn(spec);
        const place = location.child(['sourceDescriptions', String(index), 'url']);
        report({ message: `There is no spec at \`${url}\`.`, location: place });
        return [];
      });
    },
    Step({ operationId }: { readonly operationId?: string }, { location, report }: Context) {
      // With several specs, a step may qualify the operation: `$sourceDescriptions.managed.getSource`.
      const id = operationId?.split('.').at(-1);
      if (id === undefined || known.length === 0 || known.includes(id)) return;
      const message = `Unknown operation \`${id}\`.`;
      report({ message, location: location.child('operationId'), suggest: [nearest(id, known)] });
    },
  };
}

/** Returns the operations of a spec, or an empty list if it is invalid: the lint of the spec reports that. */
function operationsIn(spec: string): readonly string[] {
  try {
    return operationsOf(spec);
  } catch {
    return [];
  }
}

/** Returns the name with the longest common prefix and suffix. */
function nearest(name: string, names: readonly string[]): string {
  const similarity = (other: string) =>
    commonPrefixLength([...name], [...other]) + commonPrefixLength([...name].reverse(), [...other].reverse());
  return names.reduce((best, other) => (similarity(other) > similarity(best) ? other : best));
}

function commonPrefixLength(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((letter, index) => letter !== b[index]);
  return end === -1 ? a.length : end;
}

/** Creates the Redocly plugin. */
export default function plugin() {
  return { id: 'workflows', rules: { arazzo1: { 'operation-known': operationKnown } } };
}
