import type { Credentials } from './access/credentials.ts';
import type { GatherMetrics } from './metrics/gather-metrics.ts';
import { type ServerOptions } from './server-options.ts';
/** A service that answers. */
export interface RunningServer {
    /** The origin that it answers on. */
    readonly url: string;
    /** The origin that takes telemetry in; absent where telemetry is switched off. */
    readonly otlpUrl?: string;
    /** Credentials of the first tenants; `undefined` when their file is gone. */
    readonly credentials: Credentials | undefined;
    /** Sentences for the person who started it. */
    readonly notices: readonly string[];
    /**
     * Evaluates the alerts that are due now, and waits until their notifications are delivered or given up. The service
     * does so every minute by itself; this is for tests that do not want to wait. Nothing where telemetry is switched off.
     */
    evaluateAlerts(): Promise<void>;
    /** Stops listening, gives what is in flight 10 seconds, writes what is pending. Closing again waits for the same. */
    close(): Promise<void>;
}
/** What the process around a server brings. */
export interface Surroundings {
    /** Puts the metrics together when the service is several processes. */
    readonly gatherMetrics?: GatherMetrics;
}
/**
 * Starts the service in this process.
 * Throws StartError, the error of `listen` when the port is taken, and errors of options that do not make sense.
 */
export declare function startServer(options?: ServerOptions, around?: Surroundings): Promise<RunningServer>;
