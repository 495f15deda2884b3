import { type Building } from './building.ts';
/** `admin team`: tenants of the open source deployment. */
export declare const teamCommands: ({ command, onStore }: Building) => void;
