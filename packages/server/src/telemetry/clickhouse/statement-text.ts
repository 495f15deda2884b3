import type { Statement, StatementLimits } from './engine.ts';

/** The format of a result: rows as JSON, or columns in ClickHouse's Native format. */
export type ResultFormat = 'rows' | 'columns';

const FORMATS: Readonly<Record<ResultFormat, { readonly format: string; readonly settings: readonly string[] }>> = {
  rows: {
    format: 'JSONEachRow',
    settings: ['output_format_json_quote_64bit_integers = 1', 'output_format_json_quote_denormals = 0'],
  },
  // With these settings, floats are parsed exactly and an empty sum is 0, whatever the settings profile of the user says.
  columns: { format: 'Native', settings: ['precise_float_parsing = 1', 'aggregate_functions_null_for_empty = 0'] },
};

/** Returns the ClickHouse name of a format. */
export function formatName(format: ResultFormat): string {
  return FORMATS[format].format;
}

/**
 * The maximum size of a statement in bytes. A long filter can occur several times in a statement. For the embedded engine, the size
 * includes the parameters, which become literals.
 */
export const MAX_STATEMENT_BYTES = 16 * 1024 ** 2;

/** The maximum length of the URL of a request to the embedded engine in bytes. The URL contains the parameters. */
export const MAX_URL_BYTES = 4 * 1024 ** 2;

/** The maximum length of the URL of a request to a server. It is the default of the ClickHouse setting `http_max_uri_size`. */
export const MAX_SERVER_URL_BYTES = 1024 ** 2;

const DEFAULT_LIMITS = { timeMs: 30_000, rows: 50_000, memory: 2 * 1024 ** 3 } as const;

/** Returns the time limit of a statement in milliseconds. */
export function timeLimitMs({ timeMs = DEFAULT_LIMITS.timeMs }: StatementLimits = {}): number {
  return timeMs;
}

/** Returns the maximum number of rows of a statement. */
export function rowLimit({ rows = DEFAULT_LIMITS.rows }: StatementLimits = {}): number {
  return rows;
}

/**
 * Returns the SQL text of a statement with the settings for its limits and for read-only access. `id` identifies the running
 * statement, see `cancellationText`. The settings are part of the text, because the embedded engine has no other settings that apply
 * to only one statement.
 */
export function statementText(
  { sql, limits = {}, readsOneRollUp, writesJson }: Statement,
  format: ResultFormat,
  { id, defaultMemory = DEFAULT_LIMITS.memory }: { readonly id: string; readonly defaultMemory?: number | undefined },
): string {
  const { timeMs = DEFAULT_LIMITS.timeMs, rows = DEFAULT_LIMITS.rows, memory = defaultMemory } = limits;
  const settings = [
    `SETTINGS max_execution_time = ${timeMs / 1000}`,
    "timeout_overflow_mode = 'throw'",
    `max_result_rows = ${Math.trunc(rows)}`,
    "result_overflow_mode = 'throw'",
    `max_memory_usage = ${Math.trunc(memory)}`,
    ...FORMATS[format].settings,
    ...(writesJson ? ["date_time_output_format = 'iso'", ...FORMATS.rows.settings] : []),
    ...(readsOneRollUp ? ['optimize_use_projections = 0'] : []),
    `log_comment = '${id}'`,
    // ClickHouse rejects settings after `readonly`, so it is the last one.
    'readonly = 1',
  ];
  return `${sql}\n${settings.join(', ')}`;
}

/** Returns the SQL that cancels the statement with this id, if it is running. */
export function cancellationText(id: string): string {
  return `KILL QUERY WHERE Settings['log_comment'] = '${id}' ASYNC`;
}
