import { type Building } from './building.ts';
/** `admin backup` and `admin restore`. */
export declare const backupCommands: ({ command, onStore, onPlace }: Building) => void;
