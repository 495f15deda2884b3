import type { CallState } from '../calls/call-state.ts';
import { missingOption } from '../options/environment.ts';

/** The default of a path parameter, and the environment variable that sets it. */
export interface PathDefault {
  readonly value: string | undefined;
  readonly variable: string;
}

/**
 * Inserts the ids of a call into a path template. A parameter with a default is an option of the call, the others are
 * positional. Throws a TypeError that names a missing or invalid id.
 */
export function buildPath(
  { operation, params, options }: CallState,
  template: string,
  defaults: Readonly<Record<string, PathDefault>>,
): string {
  let path = '';
  let end = 0;
  let next = 0;
  for (let start = template.indexOf('{'); start >= 0; start = template.indexOf('{', end)) {
    const close = template.indexOf('}', start);
    const name = template.slice(start + 1, close);
    const byDefault = defaults[name];
    const id = byDefault ? ((options as Readonly<Record<string, unknown>>)[name] ?? byDefault.value) : params[next++];
    path += template.slice(end, start) + encodeSegment(operation.id, name, id, byDefault?.variable);
    end = close + 1;
  }
  return path + template.slice(end);
}

/**
 * Encodes an id as one path segment. Throws a TypeError for `.` and `..`, which URL parsers resolve even if they are percent-encoded. Also
 * throws a TypeError for an empty string and for a value that is not a string.
 */
function encodeSegment(operationId: string, name: string, value: unknown, variable?: string): string {
  // Ids of the service need no encoding, and the test is faster than `encodeURIComponent`.
  if (typeof value === 'string' && /^[\w-]+$/.test(value)) return value;
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return encodeURIComponent(value);
  if (value === undefined && variable) {
    throw new TypeError(`${operationId}: ${missingOption(name, variable)}`);
  }
  throw new TypeError(`${operationId}: \`${name}\` must be a string other than "", "." and "..".`);
}
