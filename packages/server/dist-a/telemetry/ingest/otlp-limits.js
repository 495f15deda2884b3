/** What holds where nothing else is said. */
export const OTLP_LIMITS = {
    bodyBytes: 16_777_216,
    inflatedBytes: 33_554_432,
    units: 100_000,
    unitBytes: 1_048_576,
    bytesInWork: 134_217_728,
    batchRows: 1_000,
    batchMs: 200,
    largestBatchRows: 10_000,
    largestBatchBytes: 4_194_304,
    inserts: 2,
    turnMs: 8,
};
