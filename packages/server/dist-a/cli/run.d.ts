import type { RunningServer, Surroundings } from '../start-server.ts';
import { type Options } from './options.ts';
/** Starts the server in this process. */
export type Serve = (options: Options, around?: Surroundings) => Promise<RunningServer>;
/** Reads the command line, starts the server and says where it is; ends the process with code 1 when it cannot. */
export declare const run: (argv: readonly string[], serve: Serve) => Promise<void>;
