import { randomBytes } from 'node:crypto';
import { ForbiddenError } from '../domain/errors.ts';
import { digest } from '../domain/secrets.ts';
import type { Clock } from '../domain/timestamp.ts';

const LIFETIME_MINUTES = 10;
const REMEDY = 'Paste an API key instead, or restart the service for a new link.';

/** The one-time codes of sign-in links. They are in the memory of this process. */
export class SignInCodes {
  readonly #clock: Clock;
  /** The unused codes by digest, with the time at which they expire. */
  readonly #unused = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns a new code of 128 random bits. It can be used once, within ten minutes. */
  create(): string {
    const code = randomBytes(16).toString('base64url');
    this.#unused.set(digest(code), this.#clock() + LIFETIME_MINUTES * 60_000);
    return code;
  }

  /** Marks a code as used. Throws ForbiddenError if it is unknown, was used before or has expired. */
  use(code: string): void {
    const key = digest(code);
    const expiresMs = this.#unused.get(key);
    this.#unused.delete(key);
    if (expiresMs === undefined)
      throw new ForbiddenError(`The sign-in link is not known or was used before. ${REMEDY}`);
    if (expiresMs < this.#clock()) {
      throw new ForbiddenError(`The sign-in link has expired: it is valid for ${LIFETIME_MINUTES} minutes. ${REMEDY}`);
    }
  }
}
