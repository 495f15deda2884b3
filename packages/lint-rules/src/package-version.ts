import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the version of the nearest package.json that has one; undefined if there is none. */
export function packageVersion(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version : undefined;
  return found ?? (dirname(folder) === folder ? undefined : packageVersion(dirname(folder)));
}
