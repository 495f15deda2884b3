/** A log record of a test. */
export interface LogRow {
  readonly ServiceName: string;
  readonly SeverityText: string;
  readonly SeverityNumber: number;
  readonly Body: string;
  readonly LogAttributes: Readonly<Record<string, string>>;
}

/** Returns a row. Absent properties have defaults. */
export function logRow(row: Partial<LogRow>): LogRow {
  return {
    ServiceName: 'checkout',
    SeverityText: 'INFO',
    SeverityNumber: 9,
    Body: '',
    LogAttributes: {},
    ...row,
  };
}

/** Returns the start of the hour 24 hours ago, in epoch milliseconds. Rows of that time are within the retention. */
export function recentHour(): number {
  return Math.floor(Date.now() / 3_600_000) * 3_600_000 - 24 * 3_600_000;
}

/** Returns the row to insert. Its `Timestamp` is in nanoseconds. */
export function toStoredRow(row: LogRow, timeMs: number) {
  return { ...row, Timestamp: `${timeMs}000000` };
}
