export type { Credentials } from './accounts/credentials.ts';
export type { ServerOptions } from './app/server-options.ts';
export { type RunningServer, startServer } from './app/start-server.ts';
