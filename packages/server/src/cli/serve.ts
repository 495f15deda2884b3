import type { RunningServer, StartupHooks } from '../app/start-server.ts';
import type { Options } from './options.ts';

/** Starts the server in this process. */
export type Serve = (options: Options, hooks?: StartupHooks) => Promise<RunningServer>;
