import type { Logger } from 'pino';
import type { Engine } from '../engine.ts';
import { type Ingestor } from './http/routes.ts';
import type { IngestObserver } from './ingest-observer.ts';
import { type OtlpLimits } from './otlp-limits.ts';
/** What the listener is started with. */
export interface OtlpOptions {
    /** Where the rows go; its tables exist. */
    readonly engine: Pick<Engine, 'insert'>;
    /** Whose telemetry a request is, by its header `Authorization`. Throws Unauthorized and Unavailable. */
    authenticate(authorization: string | undefined): Promise<Ingestor>;
    readonly host: string;
    /** 0 picks a free one. */
    readonly port: number;
    readonly limits?: Partial<OtlpLimits>;
    readonly log: Logger;
    readonly observer?: IngestObserver | undefined;
}
/** A listener that takes telemetry in. */
export interface RunningOtlp {
    /** The origin that it answers on. */
    readonly url: string;
    /** Stops listening, gives what is in flight 10 seconds, inserts what waits. Closing again waits for the same. */
    close(): Promise<void>;
}
/** Starts the listener for OTLP over HTTP. Throws StartError when the port is taken, and other errors of `listen`. */
export declare function startOtlp({ engine, authenticate, host, port, ...options }: OtlpOptions): Promise<RunningOtlp>;
