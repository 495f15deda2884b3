/** The part of `process` that this module reads. Browsers and workers have none. */
interface GlobalWithProcess {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** Returns an option, or else its environment variable. An empty variable counts as missing. */
export function readOption<Value>(value: Value | undefined, variable: string): Value | string | undefined {
  return value ?? ((globalThis as GlobalWithProcess).process?.env?.[variable] || undefined);
}

/**
 * Returns an option, or else its environment variable. Throws a TypeError that names both if neither is a function or a
 * non-empty string.
 */
export function readRequiredOption<Value = string>(
  name: string,
  value: Value | undefined,
  variable: string,
): Value | string {
  const found = readOption(value, variable);
  if (typeof found === 'function' || (typeof found === 'string' && found !== '')) return found;
  throw new TypeError(missingOption(name, variable));
}

/** Returns the error message for a missing option. */
export function missingOption(name: string, variable: string): string {
  return `Missing option \`${name}\`. Pass it to createClient or set the environment variable ${variable}.`;
}

/** Parses the `baseUrl` option and returns its origin. Throws a TypeError if the URL has more than an origin. */
export function parseOrigin(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError('`baseUrl` (or OBSERVABILITY_API_URL) must be an origin such as http://localhost:8000.');
}
