import type { SplitLimits } from './decode/split.ts';

/** Limits of the OTLP listeners. */
export interface OtlpLimits extends SplitLimits {
  /** Maximum size of a request body before decompression, in bytes. */
  readonly bodyBytes: number;
  /** Maximum size of a decompressed body, in bytes. */
  readonly decompressedBytes: number;
  /** A TCP connection, or a stream of gRPC, is closed when no data arrives for this long within a body, in milliseconds. */
  readonly bodyIdleTimeoutMs: number;
  /** Maximum size of all rows of a request, resource and scope included in each row, in bytes. */
  readonly rowBytes: number;
  /**
   * Maximum size of all bodies and rows in memory, in bytes. They are in memory until the rows are stored. Further requests are rejected.
   */
  readonly inFlightBytes: number;
  /** Maximum part of `inFlightBytes` for the requests of one tenant. It is smaller, so that no tenant blocks the others. */
  readonly inFlightBytesPerTenant: number;
  /** The rows that wait for a table are inserted when there are at least this many. */
  readonly batchRows: number;
  /** The rows that wait for a table are also inserted when the oldest one has waited this long, in milliseconds. */
  readonly batchMs: number;
  /** Maximum number of rows of a batch. More than `batchRows` can wait while other inserts run. */
  readonly maxBatchRows: number;
  /** Approximate maximum size of a batch, in bytes. */
  readonly maxBatchBytes: number;
  /** Maximum number of concurrent inserts. A low number keeps queries fast. */
  readonly inserts: number;
  /** A request is decoded for this long before other work runs, in milliseconds. */
  readonly timeSliceMs: number;
}

/** Default limits. */
export const OTLP_LIMITS: OtlpLimits = {
  bodyBytes: 16_777_216,
  decompressedBytes: 33_554_432,
  records: 100_000,
  groups: 100_000,
  recordBytes: 1_048_576,
  recordValues: 20_000,
  bodyIdleTimeoutMs: 15_000,
  rowBytes: 268_435_456,
  inFlightBytes: 268_435_456,
  inFlightBytesPerTenant: 134_217_728,
  batchRows: 1_000,
  batchMs: 200,
  maxBatchRows: 10_000,
  maxBatchBytes: 4_194_304,
  inserts: 2,
  timeSliceMs: 8,
};
