/** A table that counts the rows of another table per time bucket and dimensions. */
export interface RollUp {
  readonly name: string;
  /** The table whose rows it counts. */
  readonly baseTable: string;
  readonly bucketMs: number;
  readonly dimensions: readonly string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const dimensions = {
  otel_logs: ['ServiceName', 'SeverityText'],
  otel_traces: ['ServiceName', 'SpanName', 'StatusCode'],
} as const;

/** All roll-ups. The roll-ups of a table are sorted from coarse to fine. */
export const rollUps: readonly RollUp[] = Object.entries(dimensions).flatMap(([baseTable, names]) => [
  { name: `${baseTable}_per_hour`, baseTable, bucketMs: HOUR, dimensions: names },
  { name: `${baseTable}_per_minute`, baseTable, bucketMs: MINUTE, dimensions: names },
]);

/** Returns the name of the materialized view that fills a roll-up. */
export function viewOf({ name }: RollUp): string {
  return `${name}_view`;
}
