import { type Building } from './building.ts';
/** `admin organization`: owners of services and API keys of the managed deployment. */
export declare const organizationCommands: ({ command, onStore }: Building) => void;
