import { isBrowser } from './browser.ts';

/** The header, unless it is not wanted. A browser has its own, and would ask the service whether this one may be sent. */
export function userAgentHeader(wanted: boolean | undefined, value: string): Record<string, string> {
  return wanted === false || isBrowser() ? {} : { 'User-Agent': value };
}
