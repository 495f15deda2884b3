import type { Operation, Refusal } from '../read/api.ts';
import { referencedNames } from '../rules/rule.ts';
import { capitalize } from '../text/names.ts';
import { typeText } from '../types/type-text.ts';
import type { Modifiable } from './modifiable.ts';

/** The type of what an operation can fail with; `ApiError` where its spec names no failure. */
export function errorName({ id, errors }: Operation): string {
  return errors.length === 0 ? 'ApiError' : `${capitalize(id)}Error`;
}

/** The declaration of that type, where the operation has one of its own. */
export function errorType(operation: Operation, imports: Set<string>): string[] {
  const { errors, resource, clientMethod } = operation;
  return errors.length === 0 ? [] : [declaration(errorName(operation), `${resource}.${clientMethod}`, errors, imports)];
}

/** The type of what reading, changing and writing can fail with. */
export function modifyErrorName({ read, write }: Modifiable): string {
  return read.errors.length + write.errors.length === 0 ? 'ApiError' : `${capitalize(read.resource)}ModifyError`;
}

/** The declaration of that type: the failures of both operations. */
export function modifyErrorType(both: Modifiable, imports: Set<string>): string[] {
  const { read, write } = both;
  const errors = [...read.errors, ...write.errors];
  if (errors.length === 0) return [];
  return [declaration(modifyErrorName(both), `${read.resource}.modify`, errors, imports)];
}

function declaration(name: string, method: string, errors: readonly Refusal[], imports: Set<string>): string {
  const bodies = errors.map(({ schema }) => {
    if (!schema) return 'unknown';
    for (const each of referencedNames(schema)) imports.add(each);
    return typeText(schema, { input: false });
  });
  const statuses = [...new Set(errors.map(({ status }) => status))].sort().join(' | ');
  const body = [...new Set(bodies)].join(' | ');
  const doc = `/** The error that \`${method}\` can throw. */\n`;
  return `${doc}export type ${name} = OperationError<${statuses}, ${body}>;\n`;
}
