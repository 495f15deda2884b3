import { type Building } from './building.ts';
/** `admin ingestion-key`: keys that telemetry is sent with. */
export declare const ingestionKeyCommands: ({ command, onStore }: Building) => void;
