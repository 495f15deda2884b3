import type { ConnectionOptions } from '../options/client-options.ts';
import { CallFactory } from './call-factory.ts';
import { type ClientIdentity, createConnection } from './connection.ts';
import { createFetchClient, type FetchClient } from './fetch-client.ts';

/** The two ways to call the service: by operation, and by method and path. */
export interface Transport<Paths extends object> {
  readonly calls: CallFactory;
  /** Returns the client for calls by method and path. The first call creates it. */
  fetchClient(): FetchClient<Paths>;
}

/** Creates the transport of a client. Sends nothing. Throws a TypeError that names an invalid option. */
export function createTransport<Paths extends object>(
  identity: ClientIdentity,
  options: ConnectionOptions,
): Transport<Paths> {
  const connection = createConnection(identity, options);
  let client: FetchClient<Paths> | undefined;
  return {
    calls: new CallFactory(connection),
    fetchClient() {
      client ??= createFetchClient<Paths>(connection);
      return client;
    },
  };
}
