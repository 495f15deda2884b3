import type { Engine } from '../engine.ts';
/** A request that the service has answered. */
export interface AnsweredRequest {
    readonly method: string;
    /** The path with names for parameters; null when it is no route. */
    readonly route: string | null;
    readonly status: number;
    readonly durationMs: number;
    readonly requestId: string;
    readonly tenant: string | undefined;
}
/** What the service says of itself, in its own telemetry. */
export interface SelfTelemetry {
    note(request: AnsweredRequest): void;
    /** Writes what waits. */
    close(): Promise<void>;
}
/** What is written, and where. */
export interface SelfTelemetryOptions {
    readonly engine: Pick<Engine, 'insert'>;
    /** The database that it is written to, once it is known. */
    readonly database: () => Promise<string | undefined>;
    /** Called with what went wrong; the service goes on without. */
    readonly onFailure: (error: unknown) => void;
    readonly everyMs?: number;
}
/** Writes the requests of the service into its own logs and traces, a second's worth at a time. */
export declare const createSelfTelemetry: (options: SelfTelemetryOptions) => SelfTelemetry;
