import type { UnauthorizedError } from '../domain/errors.ts';

/** The credential of a request, read from its `Authorization` header once for rate limiting and authentication. */
export interface PresentedCredential<Caller> {
  /** The digests that identify the credential, whether or not the store has it. Undefined if the header is missing or malformed. */
  readonly id: string | undefined;
  /** Returns the caller that the credential identifies. Throws UnauthorizedError and UnavailableError. */
  authenticate(): Promise<Caller>;
}

/** Returns a credential whose authentication fails with `error`, for a header that is missing or malformed. */
export function unreadableCredential(error: UnauthorizedError): PresentedCredential<never> {
  return { id: undefined, authenticate: () => Promise.reject(error) };
}
