import { type Building } from './building.ts';
/** `admin key`: personal access keys of teams. */
export declare const personalKeyCommands: ({ command, onStore }: Building) => void;
