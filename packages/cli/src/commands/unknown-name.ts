import { nearest } from '@observability-api/schemas';
import { type CommandError, usageError } from '../errors.ts';

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
