import type { Registry } from 'prom-client';
import type { Settings } from '../server-options.ts';
import type { Service } from '../service.ts';
/** Alerts are evaluated every minute. */
export interface RunningAlerting {
    /** Evaluates every window that is over, also one that ends now, and waits until it is delivered. */
    evaluate(): Promise<void>;
    /** Stops, and waits a little for what is under way. */
    close(): Promise<void>;
}
/** Starts to evaluate the alerts of a service. Where telemetry is switched off there is nothing to evaluate, and the log says so. */
export declare const startAlerting: (service: Service, { logLevel, dashboardUrl }: Pick<Settings, 'logLevel' | 'dashboardUrl'>, origin: string, registry?: Registry) => RunningAlerting | undefined;
