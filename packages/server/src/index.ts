export type { Credentials } from './access/credentials.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
