import { Refusal } from '../../access/refusal.js';
import { Unavailable } from '../../resources/errors.js';
import { BackupUnreadable } from '../../store/backup-format.js';
import { StartError } from '../../store/start-error.js';
import { withoutPasswords } from '../without-passwords.js';
const reason = (error) => {
    if (error instanceof Unavailable && error.cause !== undefined)
        return reason(error.cause);
    if (!(error instanceof Error))
        return String(error);
    if ('syscall' in error && 'path' in error) {
        return `${error.path}: ${error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '')}`;
    }
    // An address with several targets fails with an error for each, and no message of its own.
    return error.message || ('code' in error ? String(error.code) : error.name);
};
/** Why a command did not do what it was asked, in one sentence. */
export const failureSentence = (error) => {
    const said = error instanceof Refusal || error instanceof StartError || error instanceof BackupUnreadable;
    if (said)
        return withoutPasswords(error.message);
    const what = error instanceof Unavailable ? 'The store cannot be used' : 'The command failed';
    return withoutPasswords(`${what} (${reason(error)}).`);
};
