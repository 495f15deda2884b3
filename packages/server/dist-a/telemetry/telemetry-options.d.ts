import type { Settings } from '../server-options.ts';
import type { EngineOptions } from './engine-options.ts';
type TelemetrySettings = Pick<Settings, 'telemetry' | 'dataDir' | 'clickhouseUrl' | 'clickhouseUser' | 'clickhousePasswordFile' | 'clickhouseCluster'>;
/** Where telemetry is, as the options say; `undefined` where it is switched off. Throws StartError. */
export declare const telemetryOptions: (settings: TelemetrySettings) => EngineOptions | undefined;
/** Whether the service writes its own requests: by default where nobody else's telemetry is, and something is kept. */
export declare const writesItself: (settings: Pick<Settings, 'selfTelemetry' | 'clickhouseUrl' | 'dataDir'>) => boolean;
export {};
