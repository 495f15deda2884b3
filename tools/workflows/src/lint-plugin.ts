import { dirname, join } from 'node:path';
import { operationsOf } from './operations.ts';

interface Root {
  readonly sourceDescriptions?: readonly { readonly type?: string; readonly url?: string }[];
}

/** The part of Redocly's context that the rule needs. */
interface Context {
  readonly location: { readonly source: { readonly absoluteRef: string }; child(key: string): object };
  report(problem: { message: string; location: object; suggest: readonly string[] }): void;
}

/** A step calls an operation that there is. Redocly itself looks for it when the workflow runs. */
function operationKnown() {
  let known: readonly string[] = [];
  return {
    Root({ sourceDescriptions = [] }: Root, { location }: Context) {
      const folder = dirname(location.source.absoluteRef);
      const specs = sourceDescriptions.filter(({ type, url }) => type === 'openapi' && url);
      known = specs.flatMap(({ url = '' }) => operationsIn(join(folder, url)));
    },
    Step({ operationId }: { readonly operationId?: string }, { location, report }: Context) {
      // With several specs a step may say which: `$sourceDescriptions.managed.getSource`.
      const id = operationId?.split('.').at(-1);
      if (id === undefined || known.length === 0 || known.includes(id)) return;
      const message = `There is no operation \`${id}\`.`;
      report({ message, location: location.child('operationId'), suggest: [nearest(id, known)] });
    },
  };
}

/** What is wrong with a spec is for its own lint to say. */
function operationsIn(spec: string): readonly string[] {
  try {
    return operationsOf(spec);
  } catch {
    return [];
  }
}

/** The name that has the longest beginning and end in common with a misspelt one. */
function nearest(name: string, names: readonly string[]): string {
  const alike = (other: string) =>
    beginning([...name], [...other]) + beginning([...name].reverse(), [...other].reverse());
  return names.reduce((best, other) => (alike(other) > alike(best) ? other : best));
}

function beginning(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((letter, index) => letter !== other[index]);
  return end === -1 ? one.length : end;
}

/** The plugin as Redocly asks for it. */
export default function plugin() {
  return { id: 'workflows', rules: { arazzo1: { 'operation-known': operationKnown } } };
}
