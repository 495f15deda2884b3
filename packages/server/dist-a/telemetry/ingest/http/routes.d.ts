import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Batches } from '../batches/batches.ts';
import type { IngestObserver } from '../ingest-observer.ts';
import type { OtlpLimits } from '../otlp-limits.ts';
/** Whose telemetry it is, and where it goes. */
export interface Ingestor {
    /** The database of the tenant. */
    readonly database: string;
    /** What the log says of the caller. */
    readonly log: Readonly<Record<string, string>>;
}
/** What the routes are made of. */
export interface OtlpRoutes {
    readonly batches: Batches;
    readonly limits: OtlpLimits;
    readonly log: Logger;
    readonly observer?: IngestObserver | undefined;
    /** Reads the header `Authorization`. Throws Unauthorized and Unavailable. */
    authenticate(authorization: string | undefined): Promise<Ingestor>;
}
/** Adds the routes of OTLP. */
export declare function addOtlpRoutes(app: FastifyInstance, { batches, limits, log, observer, authenticate }: OtlpRoutes): void;
