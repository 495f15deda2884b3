import type { CallState } from '../calls/call-state.ts';

/** The ids that a client was created with, and what to say of one that is missing. */
export interface PathDefault {
  readonly value: string | undefined;
  readonly variable: string;
}

/** The path of a call, its ids filled in. Throws a TypeError that names an id that is missing or would leave its segment. */
export function pathOf(
  { operation, params, options }: CallState,
  template: string,
  defaults: Readonly<Record<string, PathDefault>>,
): string {
  let next = 0;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!operation.defaults?.includes(name)) return segment(operation.id, name, params[next++]);
    const { value, variable } = defaults[name] ?? {};
    return segment(operation.id, name, (options as Readonly<Record<string, unknown>>)[name] ?? value, variable);
  });
}

/** A value that stays within its segment of the path; `.` and `..` would leave it, however they are encoded. */
function segment(id: string, name: string, value: unknown, variable?: string): string {
  if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return encodeURIComponent(value);
  if (value === undefined && variable) {
    throw new TypeError(
      `${id} needs \`${name}\`: in the call, in createClient, or in the environment variable ${variable}.`,
    );
  }
  throw new TypeError(`${id}: \`${name}\` must be a string other than "", "." and "..".`);
}
