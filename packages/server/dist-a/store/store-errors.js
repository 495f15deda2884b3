import { Unavailable } from '../resources/errors.js';
/** https://sqlite.org/rescode.html; extended codes carry one of these in their low byte. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;
const codeOf = (error) => error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
/** Whether a statement failed because another process holds the lock that it needs. */
export const isBusy = (error) => codeOf(error) === BUSY || (error instanceof Unavailable && codeOf(error.cause) === BUSY);
/** The error of a statement by its name: Unavailable when the fault lies with the file or the disk under it. */
const asStoreError = (error) => {
    const code = codeOf(error);
    const unavailable = code !== undefined && [BUSY, READONLY, IOERR, FULL, CANTOPEN].includes(code);
    return unavailable ? new Unavailable('The store is not available', { cause: error }) : error;
};
/** Runs a call of the database; what fails because the file is not available says so by its name. */
export const available = (call) => {
    try {
        return call();
    }
    catch (error) {
        throw asStoreError(error);
    }
};
