import { errorCode, messageOf } from '../domain/describe-error.ts';
import { StartupError } from '../domain/errors.ts';
import { redactPasswords } from '../domain/secrets.ts';
import type { Options } from './options.ts';

/** Returns the message for an error at startup, without passwords. */
export function startupMessage(error: unknown, options?: Pick<Options, 'host' | 'port'>): string {
  return redactPasswords(reason(error, options));
}

function reason(error: unknown, options?: Pick<Options, 'host' | 'port'>): string {
  if (error instanceof StartupError) return error.message;
  const address = options ? `${options.host}:${options.port}` : 'the address';
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${options?.port ?? ''} is already in use. Stop the process that uses it, or set another port with --port.`;
    case 'EACCES':
      return `This user has no permission to listen on ${address}. Set another port with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${address} is not an address of this machine. Set another address with --host.`;
    default:
      return `The service failed to start: ${messageOf(error)}`;
  }
}
