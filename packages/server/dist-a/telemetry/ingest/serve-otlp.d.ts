import type { Registry } from 'prom-client';
import type { Settings } from '../../server-options.ts';
import type { Service } from '../../service.ts';
import { type RunningOtlp } from './start-otlp.ts';
/** Takes telemetry in for a service; `undefined` where telemetry is switched off. Throws StartError for a taken port. */
export declare function serveOtlp({ telemetry, store }: Pick<Service, 'telemetry' | 'store'>, { host, port, otlpPort, logLevel }: Pick<Settings, 'host' | 'port' | 'otlpPort' | 'logLevel'>, registry?: Registry): Promise<RunningOtlp | undefined>;
