import type { WriteWarning } from '@observability-api/schemas';
import { NotFoundError, PreconditionFailedError } from './errors.ts';

/** A resource with its version. Its ETag consists of the version and the state. */
export interface Versioned<Resource> {
  readonly resource: Resource;
  /** Starts at 1. Each update increases the version. */
  readonly version: number;
  /** Digits that change when the resource changes but its version does not. */
  readonly state?: string;
  /** Values that a write has accepted, but that will probably not work as intended. */
  readonly warnings?: readonly WriteWarning[];
}

/** Returns true if `If-Match` permits a write to this version (RFC 9110 §13.1.1). */
export type Precondition = (version: number) => boolean;

/** Returns the row. Throws NotFoundError if it is undefined. */
export function requireFound<Row>(row: Row | undefined, resourceName: string): Row {
  if (row === undefined) throw new NotFoundError(`No ${resourceName} has this id.`);
  return row;
}

/**
 * Returns the row that a write changes. Throws NotFoundError without a row, and PreconditionFailedError if the precondition
 * does not permit its version. Call it in the transaction of the write, so that no other write happens in between.
 */
export function requireWritable<Row extends { version: number }>(
  row: Row | undefined,
  resourceName: string,
  precondition: Precondition | undefined,
): Row {
  const existing = requireFound(row, resourceName);
  if (precondition && !precondition(existing.version))
    throw new PreconditionFailedError(resourceName, existing.version);
  return existing;
}
