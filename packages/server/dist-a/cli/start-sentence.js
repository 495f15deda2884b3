import { StartError } from '../store/start-error.js';
import { withoutPasswords } from './without-passwords.js';
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
/** Why the service did not start, in one sentence without a password. */
export const startSentence = (error, options) => withoutPasswords(reason(error, options));
const reason = (error, options) => {
    if (error instanceof StartError)
        return error.message;
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
};
