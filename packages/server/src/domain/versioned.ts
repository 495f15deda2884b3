import { NotFoundError, PreconditionFailedError } from './errors.ts';

/** A resource and the number of its successful writes, from which its ETag is made. */
export interface Versioned<Resource> {
  readonly resource: Resource;
  readonly version: number;
  /** What the ETag has beside the version: digits that change when the resource changes without a write. */
  readonly state?: string;
}

/** Whether a write may go ahead on this version (`If-Match`, RFC 9110 §13.1.1). */
export type Precondition = (version: number) => boolean;

/**
 * The row that a write goes to. Throws NotFound when there is none and PreconditionFailed when the caller knows an
 * older version; called inside the write's transaction, so that no write is lost in between.
 */
export function requireWritable<Row extends { version: number }>(
  row: Row | undefined,
  what: string,
  precondition: Precondition | undefined,
): Row {
  if (!row) throw new NotFoundError(`No ${what} has this id`);
  if (precondition && !precondition(row.version)) throw new PreconditionFailedError();
  return row;
}
