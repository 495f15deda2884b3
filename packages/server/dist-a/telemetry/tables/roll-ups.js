const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const dimensions = {
    otel_logs: ['ServiceName', 'SeverityText'],
    otel_traces: ['ServiceName', 'SpanName', 'StatusCode'],
};
/** The roll-ups of the tables that have some, the coarser ones first. */
export const rollUps = Object.entries(dimensions).flatMap(([of, names]) => [
    { name: `${of}_per_hour`, of, bucketMs: HOUR, dimensions: names },
    { name: `${of}_per_minute`, of, bucketMs: MINUTE, dimensions: names },
]);
/** The view that keeps a roll-up up to date. */
export const viewOf = ({ name }) => `${name}_view`;
