import { isJsonObject, type KindName } from './kinds.ts';

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The kinds whose strings may contain references to environment variables, such as `${ON_CALL_SECRET}`. */
export const KINDS_WITH_SECRETS: ReadonlySet<KindName> = new Set(['Webhook', 'Connection']);

/** Returns the environment variables that a value refers to, with repetitions. */
export function variablesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(VARIABLE)].map(([, name = '']) => name);
  if (Array.isArray(value)) return value.flatMap(variablesIn);
  return isJsonObject(value) ? Object.values(value).flatMap(variablesIn) : [];
}

/** Returns placeholder values for environment variables, so that a check of files does not depend on the environment. */
export function placeholders(variables: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(variables.map((name) => [name, `https://${name.toLowerCase()}.example.com`]));
}

/** Replaces references to environment variables by their values. Leaves a reference to a missing variable as it is. */
export function expand<T>(value: T, env: Readonly<Record<string, string | undefined>>): T {
  if (typeof value === 'string')
    return value.replaceAll(VARIABLE, (reference, name: string) => env[name] ?? reference) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => expand(item, env)) as T;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, expand(item, env)])) as T;
}
