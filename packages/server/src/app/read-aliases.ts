import { readFileSync } from 'node:fs';
import { type AliasTable, createAliasTable } from '@observability-api/schemas';
import { reasonOf } from '../domain/describe-error.ts';
import { StartupError } from '../domain/errors.ts';

/** Reads the file of `--aliases`. Throws StartupError if it cannot be read, is not JSON, or has invalid aliases. */
export function readAliases(path: string): AliasTable {
  try {
    return createAliasTable(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new StartupError(`--aliases ${path}: ${reasonOf(error)}`);
  }
}
