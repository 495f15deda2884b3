/** A table that has how many rows of another one there are, by bucket and dimensions. */
export interface RollUp {
  readonly name: string;
  readonly of: string;
  readonly bucketMs: number;
  readonly dimensions: readonly string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const dimensions = {
  otel_logs: ['ServiceName', 'SeverityText'],
  otel_traces: ['ServiceName', 'SpanName', 'StatusCode'],
} as const;

/** The roll-ups of the tables that have some, the coarser ones first. */
export const rollUps: readonly RollUp[] = Object.entries(dimensions).flatMap(([of, names]) => [
  { name: `${of}_per_hour`, of, bucketMs: HOUR, dimensions: names },
  { name: `${of}_per_minute`, of, bucketMs: MINUTE, dimensions: names },
]);

/** The view that keeps a roll-up up to date. */
export function viewOf({ name }: RollUp): string {
  return `${name}_view`;
}
