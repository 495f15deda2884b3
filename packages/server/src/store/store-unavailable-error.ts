import { UnavailableError } from '../domain/errors.ts';

/** Thrown when the store cannot be read or written. */
export class StoreUnavailableError extends UnavailableError {
  constructor(cause: unknown, message = 'The store is unavailable.') {
    super(message, { cause });
  }
}
