import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { errorCode } from '../domain/describe-error.ts';
import { StartupError } from '../domain/errors.ts';

/**
 * Returns the address to listen on for a host. For `localhost`, Fastify would open a second server for the other IP version,
 * without connection limits and graceful shutdown.
 */
export async function resolveHost(host: string): Promise<string> {
  return host === 'localhost' ? (await lookup(host)).address : host;
}

/** A port of the service. `otlpOption` is the command line option of an OTLP port. */
export interface ServicePort {
  readonly port: number;
  readonly otlpOption?: string;
}

/** Listens on all ports, then closes them. Throws the same errors as the service if it cannot listen on one of them. */
export async function requireFreePorts(host: string, ports: readonly ServicePort[]): Promise<void> {
  const address = await resolveHost(host);
  // The servers listen until all ports are checked, so that two options with the same port fail.
  const servers: Server[] = [];
  try {
    for (const { port, otlpOption } of ports) {
      const server = createServer().listen({ host: address, port });
      const listening = once(server, 'listening');
      await (otlpOption === undefined
        ? listening
        : listening.catch((error) => rejectUnusableOtlpPort(error, port, otlpOption)));
      servers.push(server);
    }
  } finally {
    for (const server of servers) {
      server.close();
      await once(server, 'close');
    }
  }
}

/**
 * Throws StartupError if a port of the OTLP listeners is in use, or if the user has no permission to listen on it. Throws other errors
 * unchanged.
 */
export function rejectUnusableOtlpPort(error: unknown, port: number, option: string): never {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      throw new StartupError(
        `Port ${port} of the OTLP listener is already in use. Stop the process that uses it, or choose another port with ${option}.`,
        { cause: error },
      );
    case 'EACCES':
      throw new StartupError(
        `This user has no permission to listen on port ${port} of the OTLP listener. Choose another port with ${option}.`,
        { cause: error },
      );
    default:
      throw error;
  }
}

/** Returns the origin at which this machine reaches a listening address: for a wildcard address, the loopback address. */
export function listeningOrigin({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
