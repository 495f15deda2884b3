import { StartupError } from '../domain/startup-error.ts';
import type { Options } from './options.ts';
import { redactPasswords } from './without-passwords.ts';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Why the service did not start, in one sentence without a password. */
export function startupMessage(error: unknown, options?: Pick<Options, 'host' | 'port'>): string {
  return redactPasswords(reason(error, options));
}

function reason(error: unknown, options?: Pick<Options, 'host' | 'port'>): string {
  if (error instanceof StartupError) return error.message;
  const where = options ? `${options.host}:${options.port}` : 'the address';
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${options?.port ?? ''} is already in use: stop what uses it, or choose another with --port.`;
    case 'EACCES':
      return `${where} may not be listened on by this user: choose another port with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${where} is not an address of this machine: choose another with --host.`;
    default:
      return `The service could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
