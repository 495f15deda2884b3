/** The part of `process` that is read where it exists; browsers and workers have none. */
interface WithEnvironment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/**
 * An option, or the environment variable that stands for it.
 * Throws a TypeError that names both when neither has a value.
 */
export function requiredOption(name: string, value: string | undefined, variable: string): string {
  const found = value ?? (globalThis as WithEnvironment).process?.env?.[variable];
  if (typeof found === 'string' && found !== '') return found;
  throw new TypeError(`createClient needs \`${name}\`, or the environment variable ${variable}.`);
}

/** Checks that a base URL is an origin: the paths of the API come from the client. Returns it without a trailing slash. */
export function originOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const http = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && http && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '')
    return url.origin;
  throw new TypeError(
    '`baseUrl` (or OBSERVABILITY_API_URL) must be an http or https origin like "http://localhost:8000", without path, query or credentials.',
  );
}
