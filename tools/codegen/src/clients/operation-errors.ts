import type { ErrorResponse, Operation } from '../read/api.ts';
import { referencedNames } from '../read/references.ts';
import { capitalize } from '../text/names.ts';
import { typeText } from '../types/type-text.ts';
import type { Modifiable } from './modifiable.ts';

/** Returns the name of an operation's error type; `ApiError` if the spec lists no error responses. */
export function errorName({ id, errors }: Operation): string {
  return errors.length === 0 ? 'ApiError' : `${capitalize(id)}Error`;
}

/** Returns the declaration of an operation's error type, if it has its own. */
export function errorType(operation: Operation, imports: Set<string>): string[] {
  const { errors, resource, clientMethod } = operation;
  return errors.length === 0 ? [] : [declaration(errorName(operation), `${resource}.${clientMethod}`, errors, imports)];
}

/** Returns the name of the error type of `modify`. */
export function modifyErrorName({ read, write }: Modifiable): string {
  return read.errors.length + write.errors.length === 0 ? 'ApiError' : `${capitalize(read.resource)}ModifyError`;
}

/** Returns the declaration of the error type of `modify`: the errors of both operations. */
export function modifyErrorType(operations: Modifiable, imports: Set<string>): string[] {
  const { read, write } = operations;
  const errors = [...read.errors, ...write.errors];
  if (errors.length === 0) return [];
  return [declaration(modifyErrorName(operations), `${read.resource}.modify`, errors, imports)];
}

function declaration(name: string, method: string, errors: readonly ErrorResponse[], imports: Set<string>): string {
  const bodies = errors.map(({ schema }) => {
    if (!schema) return 'unknown';
    for (const component of referencedNames(schema)) imports.add(component);
    return typeText(schema, { input: false });
  });
  const statuses = [...new Set(errors.map(({ status }) => status))].sort().join(' | ');
  const body = [...new Set(bodies)].join(' | ');
  const doc = `/** The \`ApiError\` that \`${method}\` can throw. */\n`;
  return `${doc}export type ${name} = OperationError<${statuses}, ${body}>;\n`;
}
