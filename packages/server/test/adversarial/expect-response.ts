import { expect } from 'vitest';

/** The parts of a response that {@link expectResponse} checks. */
interface CheckedResponse {
  readonly status: number;
  /** The message of an error, otherwise empty. */
  readonly message: string;
}

/** A status, several possible ones, or a part of the message of an error with the status 400. */
export type Expected = number | readonly number[] | string;

/**
 * Fails if a response is not the expected one. A request that an earlier check rejects does not reach the code that its test measures.
 */
export function expectResponse({ status, message }: CheckedResponse, expected: Expected): void {
  if (typeof expected === 'string') expect([status, message]).toEqual([400, expect.stringContaining(expected)]);
  else expect([expected].flat(), message.slice(0, 1_000)).toContain(status);
}
