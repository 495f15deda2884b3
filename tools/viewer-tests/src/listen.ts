import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on a free port of this machine. */
export interface Listening {
  readonly origin: string;
  /** Closes the server and its connections. */
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
