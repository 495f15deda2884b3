import { AccountError } from '../../accounts/account-rules.ts';
import { UnavailableError } from '../../domain/errors.ts';
import { StartupError } from '../../domain/startup-error.ts';
import { BackupFormatError } from '../../store/backup/backup-format.ts';
import { redactPasswords } from '../without-passwords.ts';

function reason(error: unknown): string {
  if (error instanceof UnavailableError && error.cause !== undefined) return reason(error.cause);
  if (!(error instanceof Error)) return String(error);
  if ('syscall' in error && 'path' in error) {
    return `${error.path}: ${error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '')}`;
  }
  // An address with several targets fails with an error for each, and no message of its own.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Why a command did not do what it was asked, in one sentence. */
export function errorMessage(error: unknown): string {
  const said = error instanceof AccountError || error instanceof StartupError || error instanceof BackupFormatError;
  if (said) return redactPasswords(error.message);
  const what = error instanceof UnavailableError ? 'The store cannot be used' : 'The command failed';
  return redactPasswords(`${what} (${reason(error)}).`);
}
