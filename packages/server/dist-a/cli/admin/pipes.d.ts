import { type Building } from './building.ts';
/** `admin pipe`: ingestion pipes of services. */
export declare const pipeCommands: ({ command, onStore }: Building) => void;
