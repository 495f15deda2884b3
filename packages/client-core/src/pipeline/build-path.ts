import type { CallState } from '../calls/call-state.ts';
import { missingOption } from '../options/environment.ts';

/** The default of a path parameter, and the environment variable that sets it. */
export interface PathDefault {
  readonly value: string | undefined;
  readonly variable: string;
}

/** Inserts the ids of a call into a path template. Throws a TypeError that names a missing or invalid id. */
export function buildPath(
  { operation, params, options }: CallState,
  template: string,
  defaults: Readonly<Record<string, PathDefault>>,
): string {
  let next = 0;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!operation.defaults?.includes(name)) return encodeSegment(operation.id, name, params[next++]);
    const { value, variable } = defaults[name] ?? {};
    const option = (options as Readonly<Record<string, unknown>>)[name];
    return encodeSegment(operation.id, name, option ?? value, variable);
  });
}

/** Encodes an id as one path segment. Rejects `.` and `..`, which leave the segment in any encoding. */
function encodeSegment(operationId: string, name: string, value: unknown, variable?: string): string {
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return encodeURIComponent(value);
  if (value === undefined && variable) {
    throw new TypeError(`${operationId}: ${missingOption(name, variable)}`);
  }
  throw new TypeError(`${operationId}: \`${name}\` must be a string other than "", "." and "..".`);
}
