import type { ConnectionOptions } from '../options/client-options.ts';
import { createSend } from './call-factory.ts';
import { createConnection, type Identity } from './connection.ts';
import { createDispatch } from './dispatch.ts';
import { createFetchClient, type FetchClient } from './fetch-client.ts';
import type { Send } from './send.ts';

/** The two ways to call the service: by operation, and by method and path. */
export interface Connected<Paths extends object> {
  readonly send: Send;
  /** Made when it is first asked for. */
  fetchClient(): FetchClient<Paths>;
}

/** Connects a client. Nothing is sent before the first call. Throws a TypeError that names an option that makes no sense. */
export function connect<Paths extends object>(identity: Identity, options: ConnectionOptions): Connected<Paths> {
  const connection = createConnection(identity, options);
  const dispatch = createDispatch(connection);
  let client: FetchClient<Paths> | undefined;
  return {
    send: createSend(connection, dispatch),
    fetchClient() {
      client ??= createFetchClient<Paths>(connection, dispatch);
      return client;
    },
  };
}
