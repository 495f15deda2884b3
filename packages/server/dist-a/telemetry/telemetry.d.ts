import { type Charts } from './charts/charts.ts';
import { type Engine } from './engine.ts';
import type { EngineOptions } from './engine-options.ts';
/** Telemetry of all tenants: the engine, and what is built on it. */
export interface Telemetry {
    /** What is inserted into a database of a tenant waits until that database has its tables. */
    readonly engine: Engine;
    readonly charts: Charts;
    /** Makes the database of a tenant, or brings it up to date; once in the life of the service. */
    prepare(database: string): Promise<void>;
    /** Starts the engine and prepares databases without anybody waiting for it; what fails is tried again when it is needed. */
    warm(databases: readonly string[]): void;
    /** How the engine is, for whoever asks whether the service is ready. It never starts for that; once it ran, it starts again. */
    state(): Promise<'ok' | 'no answer' | 'not started'>;
    /**
     * Waits for what is running, within bounds, then lets go of the engine. What is not over by then, and what comes later, throws
     * Unavailable. Closing again waits for the same.
     */
    close(graceMs?: number): Promise<void>;
}
/** Opens telemetry. Throws StartError. */
export declare const openTelemetry: (options: EngineOptions) => Promise<Telemetry>;
