const defaults = { timeMs: 30_000, rows: 50_000, memory: 2 * 1024 ** 3 };
/** How long a statement may take when its limits do not say. */
export const timeOf = ({ timeMs = defaults.timeMs } = {}) => timeMs;
/**
 * The clause that holds a statement within its limits and keeps it from writing. In the text and not beside it, because
 * what is set beside a statement stays set on the connection of the embedded engine.
 */
export const settingsClause = ({ limits = {}, isOfRollUps }) => {
    const { timeMs = defaults.timeMs, rows = defaults.rows, memory = defaults.memory } = limits;
    return [
        `SETTINGS max_execution_time = ${timeMs / 1000}`,
        "timeout_overflow_mode = 'throw'",
        `max_result_rows = ${Math.trunc(rows)}`,
        "result_overflow_mode = 'throw'",
        `max_memory_usage = ${Math.trunc(memory)}`,
        'output_format_json_quote_64bit_integers = 1',
        'output_format_json_quote_denormals = 0',
        ...(isOfRollUps ? ['optimize_use_projections = 0'] : []),
        // Last: nothing can be set after it.
        'readonly = 1',
    ].join(', ');
};
