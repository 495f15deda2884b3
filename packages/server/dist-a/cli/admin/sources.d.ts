import { type Building } from './building.ts';
/** `admin source`: tables that charts and alerts query. */
export declare const sourceCommands: ({ command, onStore }: Building) => void;
