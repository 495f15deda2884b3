import type { Statement, StatementLimits } from './engine.ts';

/** How an answer is written. */
export type ResultFormat = 'rows' | 'columns';

const forms: Readonly<Record<ResultFormat, { readonly format: string; readonly settings: readonly string[] }>> = {
  rows: {
    format: 'JSONEachRow',
    settings: ['output_format_json_quote_64bit_integers = 1', 'output_format_json_quote_denormals = 0'],
  },
  // Numbers that become text and numbers again stay what they are, and a sum is a number whatever the profile of the user says.
  columns: { format: 'Native', settings: ['precise_float_parsing = 1', 'aggregate_functions_null_for_empty = 0'] },
};

/** The name that the engine has for a form. */
export function formatName(form: ResultFormat): string {
  return forms[form].format;
}

const defaults = { timeMs: 30_000, rows: 50_000, memory: 2 * 1024 ** 3 } as const;

/** How long a statement may take when its limits do not say. */
export function timeLimitMs({ timeMs = defaults.timeMs }: StatementLimits = {}): number {
  return timeMs;
}

/**
 * Returns the SQL text of a statement with the settings for its limits and for read-only access. `id` identifies the running
 * statement, see `cancellationOf`. The settings are part of the text because the embedded engine keeps request settings for the
 * whole connection.
 */
export function statementText(
  { sql, limits = {}, isOfRollUps }: Statement,
  form: ResultFormat,
  { id, memory: statementMemory = defaults.memory }: { readonly id: string; readonly memory?: number | undefined },
): string {
  const { timeMs = defaults.timeMs, rows = defaults.rows, memory = statementMemory } = limits;
  const settings = [
    `SETTINGS max_execution_time = ${timeMs / 1000}`,
    "timeout_overflow_mode = 'throw'",
    `max_result_rows = ${Math.trunc(rows)}`,
    "result_overflow_mode = 'throw'",
    `max_memory_usage = ${Math.trunc(memory)}`,
    ...forms[form].settings,
    ...(isOfRollUps ? ['optimize_use_projections = 0'] : []),
    `log_comment = '${id}'`,
    // Last: nothing can be set after it.
    'readonly = 1',
  ];
  return `${sql}\n${settings.join(', ')}`;
}

/** Returns the SQL that cancels the statement with this id, if it is running. */
export function cancellationOf(id: string): string {
  return `KILL QUERY WHERE Settings['log_comment'] = '${id}' ASYNC`;
}
