import { AccountError } from '../../accounts/account-rules.ts';
import { UnavailableError } from '../../domain/errors.ts';
import { redactPasswords } from '../../domain/secrets.ts';
import { StartupError } from '../../domain/startup-error.ts';
import { BackupFormatError } from '../../store/backup/backup-format.ts';

function reason(error: unknown): string {
  if (error instanceof UnavailableError && error.cause !== undefined) return reason(error.cause);
  if (!(error instanceof Error)) return String(error);
  if ('syscall' in error && 'path' in error) {
    return `${error.path}: ${error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '')}`;
  }
  // Connecting to a host name with several addresses fails with an AggregateError, which has no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Returns the message for an error of an admin command, without passwords. */
export function errorMessage(error: unknown): string {
  const isExpected =
    error instanceof AccountError || error instanceof StartupError || error instanceof BackupFormatError;
  if (isExpected) return redactPasswords(error.message);
  const summary = error instanceof UnavailableError ? 'The store is unavailable' : 'The command failed';
  return redactPasswords(`${summary} (${reason(error)}).`);
}
