import { createSemaphore } from '../../domain/concurrency/semaphore.ts';
import type { IngestObserver } from '../../monitoring/ingest-metrics.ts';
import type { Batches } from '../../telemetry/otlp/batches/batches.ts';
import { MemoryBudget, type MemoryShare } from '../../telemetry/otlp/batches/memory-budget.ts';
import { OtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { type Encoding, type RequestRows, readRequestRows } from '../../telemetry/otlp/request-rows.ts';
import type { Signal } from '../../telemetry/otlp/signals.ts';

/** Dependencies of ingestion. */
export interface IngestionOptions {
  readonly batches: Batches;
  readonly limits: OtlpLimits;
  readonly observer?: IngestObserver | undefined;
}

/** The signal and the encoding of a request. */
export interface RequestFormat {
  readonly signal: Signal;
  readonly encoding: Encoding;
}

/** Stores the telemetry of all OTLP requests, over HTTP and gRPC, within one memory budget. */
export class Ingestion {
  readonly limits: OtlpLimits;
  readonly #batches: Batches;
  readonly #observer: IngestObserver | undefined;
  readonly #budget: MemoryBudget;
  /** Decodes one request at a time. Concurrent decoding would use several time slices per tick of the event loop. */
  readonly #decoding = createSemaphore(1);

  constructor({ batches, limits, observer }: IngestionOptions) {
    this.limits = limits;
    this.#batches = batches;
    this.#observer = observer;
    this.#budget = new MemoryBudget(limits);
  }

  /**
   * Reads a body with `readBody`, decodes it, and waits until all rows are stored. Throws the errors of `readBody`,
   * OtlpDecodeError, OtlpTooLargeError, IngestBusyError, and OtlpError 503 if the engine did not store the rows.
   */
  async ingest(
    database: string,
    format: RequestFormat,
    readBody: (share: MemoryShare) => Promise<Buffer>,
  ): Promise<RequestRows> {
    const { limits } = this;
    const share = this.#budget.share(database);
    try {
      const body = await readBody(share);
      const rows = await this.#decoding.run(() => readRequestRows(body, format, { limits, share }));
      await waitForInserts(rows.chunks.map(({ table, chunk }) => this.#batches.add({ database, table }, chunk)));
      const rowCount = rows.chunks.reduce((sum, { chunk }) => sum + chunk.rows, 0);
      this.#observer?.ingested(format.signal.name, rowCount);
      return rows;
    } finally {
      share.release();
    }
  }
}

/**
 * Waits for all inserts. If one fails, the client sends the whole request again: rows may be stored twice, but are not lost.
 */
async function waitForInserts(inserts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(inserts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new InsertFailedError(failed.reason);
}

/** Thrown when the engine did not store a batch. A retry may succeed. */
class InsertFailedError extends OtlpError {
  constructor(cause: unknown) {
    super(503, 'The telemetry engine cannot store data now. Send the request again later.');
    this.cause = cause;
  }
}
