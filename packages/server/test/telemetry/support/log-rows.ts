/** A log line as tests think of it. */
export interface LogRow {
  readonly ServiceName: string;
  readonly SeverityText: string;
  readonly SeverityNumber: number;
  readonly Body: string;
  readonly LogAttributes: Readonly<Record<string, string>>;
}

/** A row with something in everything that a test does not care about. */
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

/** An hour of which everything is still kept, whenever the tests run. */
export function recentHour(): number {
  return Math.floor(Date.now() / 3_600_000) * 3_600_000 - 24 * 3_600_000;
}

/** The row as the engine takes it, at a moment in epoch milliseconds. */
export function stored(row: LogRow, timeMs: number) {
  return { ...row, Timestamp: `${timeMs}000000` };
}
