import { type Logger } from 'pino';
/** The log on standard output: a line of JSON for each entry, and on a terminal one that people read. */
export declare function createLog(level: string, terminal?: boolean): Logger;
