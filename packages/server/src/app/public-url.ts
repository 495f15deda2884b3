import { StartupError } from '../domain/errors.ts';

/** Returns the origin of `--public-url`. Throws StartupError if it is not the origin of an HTTP URL. */
export function parsePublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StartupError(
    `Expected --public-url to be an origin such as https://observability.example.org, received "${text}".`,
  );
}
