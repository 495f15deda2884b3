import type { Parameter } from '../clickhouse/engine.ts';

/** The values of a statement, bound under names. */
export interface Bindings {
  readonly parameters: Record<string, Parameter>;
  /** Binds a value; what stands for it in the text. */
  bind(type: string, value: Parameter): string;
}

/** Binds values; the same value of the same type is bound once, so that equal expressions stay equal texts. */
export function createBindings(): Bindings {
  const parameters: Record<string, Parameter> = {};
  const known = new Map<string, string>();
  let count = 0;
  return {
    parameters,
    bind(type, value) {
      const key = `${type} ${typeof value} ${String(value)}`;
      const place = Array.isArray(value) ? undefined : known.get(key);
      if (place !== undefined) return place;
      const name = `p${count}`;
      count += 1;
      parameters[name] = value;
      known.set(key, `{${name}:${type}}`);
      return `{${name}:${type}}`;
    },
  };
}
