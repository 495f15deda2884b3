/** The part of `process` that is read where it exists; browsers and workers have none. */
interface WithEnvironment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** An option, or the environment variable that stands for it. An empty variable counts as none. */
export function optionOrVariable<Value>(value: Value | undefined, variable: string): Value | string | undefined {
  return value ?? ((globalThis as WithEnvironment).process?.env?.[variable] || undefined);
}

/**
 * An option, or the environment variable that stands for it.
 * Throws a TypeError that names both when neither has a value.
 */
export function requiredOption<Value = string>(
  name: string,
  value: Value | undefined,
  variable: string,
): Value | string {
  const found = optionOrVariable(value, variable);
  if (typeof found === 'function' || (typeof found === 'string' && found !== '')) return found;
  throw new TypeError(`createClient needs \`${name}\`, or the environment variable ${variable}.`);
}

/** Checks that a base URL is an origin: the paths of the API come from the client. Returns it without a trailing slash. */
export function originOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(
    '`baseUrl` (or OBSERVABILITY_API_URL) must be an origin like "http://localhost:8000", without path, query or credentials.',
  );
}
