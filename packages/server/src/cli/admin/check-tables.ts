import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AccountError } from '../../accounts/account-rules.ts';
import type { CheckTables } from '../../accounts/tenant-sources.ts';
import { engineOptions } from '../../app/telemetry-options.ts';
import { reasonOf } from '../../domain/describe-error.ts';
import { tablesOf } from '../../resources/sources/rows.ts';
import { type EngineOptions, openEngine } from '../../telemetry/clickhouse/open-engine.ts';

/** The options that select the telemetry engine. The service has the same options. */
export interface EngineLocation {
  readonly dataDir: string;
  readonly clickhouseUrl?: string;
  readonly clickhouseUser?: string;
  readonly clickhousePasswordFile?: string;
}

const SKIP = 'To create the source without this check, pass --no-check.';

/**
 * Returns a function that throws AccountError for a source whose tables do not exist, or cannot be checked. Throws StartupError for
 * invalid options, and if the password file cannot be read.
 */
export function createCheckTables(location: EngineLocation): CheckTables {
  const engine = engineOptions(location);
  return async (source) => {
    const { databaseName } = source.from;
    const tables = tablesOf(source);
    const missing =
      location.clickhouseUrl === undefined
        ? missingInDirectory(location, databaseName, tables)
        : await missingOnServer(engine, databaseName, tables);
    if (missing.length === 0) return;
    const names = missing.map((table) => `${databaseName}.${table}`);
    const list =
      names.length === 1 ? `The table ${names[0]} does not exist.` : `The tables ${names.join(', ')} do not exist.`;
    throw new AccountError(`${list} Create ${names.length === 1 ? 'it' : 'them'} first, or correct the name. ${SKIP}`);
  };
}

/**
 * Returns the tables that do not exist in the embedded engine. Looks for the definition files of the tables. A query is not possible
 * while a service runs: only one process can open the directory of the engine.
 */
function missingInDirectory({ dataDir }: EngineLocation, database: string, tables: readonly string[]): string[] {
  const directory = join(resolve(dataDir), 'telemetry/metadata');
  if (!existsSync(directory)) {
    throw new AccountError(
      `The tables cannot be checked: there is no embedded engine in ${resolve(dataDir)}. Pass --data-dir or --clickhouse-url as for the service. ${SKIP}`,
    );
  }
  return tables.filter((table) => !existsSync(join(directory, fileName(database), `${fileName(table)}.sql`)));
}

/** Returns the file name of a database or a table. The engine percent-encodes all bytes except letters, digits and `_`. */
function fileName(name: string): string {
  return [...Buffer.from(name)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /\w/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

async function missingOnServer(options: EngineOptions, database: string, tables: readonly string[]) {
  const engine = await openEngine(options);
  try {
    const rows = await engine.query<{ name: string }>({
      sql: 'SELECT name FROM system.tables WHERE database = {database:String} AND name IN {tables:Array(String)}',
      parameters: { database, tables },
    });
    const existing = new Set(rows.map(({ name }) => name));
    return tables.filter((table) => !existing.has(table));
  } catch (error) {
    throw new AccountError(`The tables cannot be checked (${reasonOf(error).trim()}). ${SKIP}`, { cause: error });
  } finally {
    await engine.close();
  }
}
