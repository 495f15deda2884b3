import { type Building } from './building.ts';
/** `admin service`: tenants of the managed deployment. */
export declare const serviceCommands: ({ command, onStore }: Building) => void;
