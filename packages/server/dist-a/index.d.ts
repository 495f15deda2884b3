export type { Credentials } from './access/credentials.ts';
export type { ServerOptions } from './server-options.ts';
export { type RunningServer, startServer } from './start-server.ts';
