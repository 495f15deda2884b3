import { NotFound, PreconditionFailed } from './errors.js';
/**
 * The row that a write goes to. Throws NotFound when there is none and PreconditionFailed when the caller knows an
 * older version; called inside the write's transaction, so that no write is lost in between.
 */
export const writable = (row, what, precondition) => {
    if (!row)
        throw new NotFound(`No ${what} has this id`);
    if (precondition && !precondition(row.version))
        throw new PreconditionFailed();
    return row;
};
