import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that a test can cut. */
export interface Proxy {
  /** The address of the database by this way. */
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** Lets connections through again. */
  mend(): void;
  /** Cuts the way when a client has said `text`, which still arrives; the answer does not. */
  cutAfter(text: string): void;
  close(): Promise<void>;
}

/** Puts a proxy before the database with the address. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let refuses = false;
  let last: string | undefined;
  const cut = () => {
    refuses = true;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    if (refuses) {
      client.destroy();
      return;
    }
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    let mute = false;
    client.on('data', (chunk) => {
      const isLast = last !== undefined && chunk.includes(last);
      mute ||= isLast;
      database.write(chunk, () => {
        // The database is given the time to do what it was told before it finds out that nobody listens.
        if (isLast) setTimeout(cut, 200);
      });
    });
    database.on('data', (chunk) => {
      if (!mute) client.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('a listening server has a port');
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(address.port) }).href,
    cut,
    mend() {
      refuses = false;
      last = undefined;
    },
    cutAfter(text) {
      last = text;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
