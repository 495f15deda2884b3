import { nearest } from '@observability-api/schemas';
import { type CommandError, usageError } from '../errors.ts';
import type { Json } from '../monitoring/kinds.ts';

/** Creates the error for the name of a resource or tile that does not exist. Suggests the nearest name. */
export function unknownNameError(
  noun: string,
  name: string,
  items: readonly { readonly name?: unknown }[],
): CommandError {
  const names = items.map((item) => String(item.name));
  const suggestion = nearest(name, names);
  return usageError(
    `There is no ${noun} "${name}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  );
}

/** Returns the resource with an id or a name. Throws a CommandError if there is none, or if several have the name. */
export function findByIdOrName(noun: string, idOrName: string, items: readonly Json[]): Json {
  const matches = items.filter(({ id, name }) => id === idOrName || name === idOrName);
  const [first, second] = matches;
  if (!first) throw unknownNameError(noun, idOrName, items);
  if (second) {
    const ids = matches.map(({ id }) => id).join(', ');
    throw usageError(`${matches.length} ${noun}s have the name "${idOrName}". Use an id: ${ids}.`);
  }
  return first;
}
