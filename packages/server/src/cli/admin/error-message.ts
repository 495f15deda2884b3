import { AccountError } from '../../accounts/account-rules.ts';
import { reasonOf } from '../../domain/describe-error.ts';
import { StartupError, UnavailableError } from '../../domain/errors.ts';
import { redactPasswords } from '../../domain/secrets.ts';
import { BackupFormatError } from '../../store/backup/backup-format.ts';

function reasonWithPath(error: unknown): string {
  const cause = error instanceof UnavailableError ? error.cause : error;
  const path = cause instanceof Error && 'syscall' in cause && 'path' in cause ? `${cause.path}: ` : '';
  return path + reasonOf(error);
}

/** Returns the message for an error of an admin command, without passwords. */
export function errorMessage(error: unknown): string {
  const isExpected =
    error instanceof AccountError || error instanceof StartupError || error instanceof BackupFormatError;
  if (isExpected) return redactPasswords(error.message);
  const summary = error instanceof UnavailableError ? 'The store is unavailable' : 'The command failed';
  return redactPasswords(`${summary} (${reasonWithPath(error)}).`);
}
