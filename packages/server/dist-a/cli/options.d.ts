import { CommanderError, Option } from 'commander';
import { type Settings } from '../server-options.ts';
/** What the command line and the environment say. */
export interface Options extends Omit<Settings, 'checkResponses' | 'clock'> {
    /** How many processes serve. */
    readonly workers: number;
}
/** What the command line asks for: a service, or only a text such as the help. */
export type Request = {
    readonly serve: Options;
} | {
    readonly print: string;
};
/** Reads a text that is not blank. */
export declare const notEmpty: (value: string) => string;
/** Reads the address of a PostgreSQL database. */
export declare const databaseUrl: (value: string) => string;
/** Reads the address of a ClickHouse. */
export declare const clickhouseUrl: (value: string) => string;
/** Reads a template of links to dashboards. */
export declare const dashboardUrl: (value: string) => string;
/** Reads what commas separate. */
export declare const list: (value: string) => string[];
/** An option that the environment can set too, under its name in capitals. */
export declare const option: (flags: string, description: string) => Option;
/** The version of the package. */
export declare const version: () => string;
/** Commander says `error: …` and puts a hint on a line of its own; here it becomes one sentence. */
export declare const sentence: ({ code, message }: CommanderError) => string;
/** Reads the arguments (without program and script) and the environment. Throws StartError for what it cannot read. */
export declare const readOptions: (argv: readonly string[]) => Request;
