/** The global object with the part of `process` that this module reads. Some runtimes, such as browsers, have no `process`. */
interface GlobalWithProcess {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** Returns an option, or its environment variable if the option is absent. An empty variable counts as missing. */
export function readOption<Value>(value: Value | undefined, variable: string): Value | string | undefined {
  return value ?? ((globalThis as GlobalWithProcess).process?.env?.[variable] || undefined);
}

/**
 * Returns an option, or its environment variable if the option is absent. Throws a TypeError that names both if the value is
 * neither a function nor a non-empty string.
 */
export function readRequiredOption<Value = string>(
  name: string,
  value: Value | undefined,
  variable: string,
): Value | string {
  const option = readOption(value, variable);
  if (typeof option === 'function' || (typeof option === 'string' && option !== '')) return option;
  throw new TypeError(missingOption(name, variable));
}

/** Returns the error message for a missing option. */
export function missingOption(name: string, variable: string): string {
  return `Missing option \`${name}\`. Pass it to createClient or set the environment variable ${variable}.`;
}

/**
 * Parses the `baseUrl` option, which may have a path. Removes trailing slashes, and then `prefix` from the end. All paths of the
 * deployment start with `prefix`. Throws a TypeError for a URL that is not http or https, or has a user, query or fragment.
 */
export function parseBaseUrl(baseUrl: string, prefix: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== url.origin + url.pathname) {
    const example = 'http://localhost:8000';
    throw new TypeError(
      `\`baseUrl\` (or OBSERVABILITY_API_URL) must be a URL such as ${example}, without user, query or fragment.`,
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  return url.origin + (path.endsWith(prefix) ? path.slice(0, -prefix.length) : path);
}
