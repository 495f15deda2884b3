import type { Parameter } from '../clickhouse/engine.ts';

/** The query parameters of a statement. */
export interface Bindings {
  readonly parameters: Record<string, Parameter>;
  /** Adds a parameter. Returns its placeholder for the SQL, such as `{p0:String}`. */
  bind(type: string, value: Parameter): string;
}

/**
 * Creates empty bindings. Equal values of the same type share one parameter, so equal expressions have equal SQL. Arrays are an
 * exception: each has a parameter of its own.
 */
export function createBindings(): Bindings {
  const parameters: Record<string, Parameter> = {};
  const placeholders = new Map<string, string>();
  let count = 0;
  return {
    parameters,
    bind(type, value) {
      const key = Array.isArray(value) ? undefined : `${type} ${typeof value} ${String(value)}`;
      const existing = key === undefined ? undefined : placeholders.get(key);
      if (existing !== undefined) return existing;
      const name = `p${count}`;
      const placeholder = `{${name}:${type}}`;
      count += 1;
      parameters[name] = value;
      if (key !== undefined) placeholders.set(key, placeholder);
      return placeholder;
    },
  };
}
