import { idPlaceholder, idPlaceholdersIn } from '../desired.ts';
import type { FileIssue } from '../read-files.ts';
import type { Action } from './plan.ts';

/** Writes in the order in which they are applied. */
interface OrderedWrites {
  readonly ordered: readonly Action[];
  /** One issue for each cycle of new resources. */
  readonly issues: readonly FileIssue[];
}

/** Moves each write after the creations of the resources to which it refers by their {@link idPlaceholder}. */
export function orderWrites(writes: readonly Action[]): OrderedWrites {
  const issues: FileIssue[] = [];
  const creations = new Map(
    writes
      .filter(({ action }) => action === 'create')
      .map((write) => [idPlaceholder({ ...write, value: write.body ?? {} }), write]),
  );
  const ordered = new Set<Action>();
  const add = (write: Action, dependents: readonly Action[]) => {
    if (ordered.has(write)) return;
    if (dependents.includes(write)) {
      const cycle = dependents.slice(dependents.indexOf(write));
      issues.push({ location: write.at ?? '', message: cycleMessage(cycle) });
      return;
    }
    for (const id of new Set(idPlaceholdersIn(write.body))) {
      const creation = creations.get(id);
      if (creation) add(creation, [...dependents, write]);
    }
    ordered.add(write);
  };
  for (const write of writes) add(write, []);
  return { ordered: [...ordered], issues };
}

/** Describes a cycle of new resources: each one refers to the next, and the last one to the first. */
function cycleMessage(cycle: readonly Action[]): string {
  const names = cycle.map(({ name }) => `"${name}"`).join(', ');
  const reason =
    cycle.length === 1
      ? `a new ${cycle[0]?.kind} cannot refer to itself`
      : `new resources cannot refer to each other: ${names}`;
  // Dashboards refer to each other only in `onClick`, which can also find its target by name.
  const alternative = cycle.every(({ kind }) => kind === 'Dashboard')
    ? ', or use target: { mode: template, template: <name> }'
    : '';
  return `${reason}. Apply the files without the reference first${alternative}.`;
}
