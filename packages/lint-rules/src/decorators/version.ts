import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Oas3Decorator, UserContext } from '@redocly/openapi-core';

/** Writes the configured version, or that of the nearest package.json that has one, to `info.version`. */
export const version: Oas3Decorator = ({ version: configured }: { version?: string }) => ({
  Info: {
    leave(info: { version?: string }, { location }: UserContext) {
      const value = configured ?? packageVersion(dirname(location.source.absoluteRef));
      if (value !== undefined) info.version = value;
    },
  },
});

/** Returns the version of the nearest package.json that has one; undefined if there is none. */
export function packageVersion(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  const ownVersion = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version
    : undefined;
  return ownVersion ?? (dirname(folder) === folder ? undefined : packageVersion(dirname(folder)));
}
