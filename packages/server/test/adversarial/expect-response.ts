import { expect } from 'vitest';

/** The parts of a response that {@link expectResponse} checks. */
interface CheckedResponse {
  readonly status: number;
  /** The message of an error, otherwise empty. */
  readonly message: string;
}

/**
 * Fails if a response is not the expected one: a status, or a part of the message of an error with the status 400. A request that an
 * earlier check rejects does not reach the code that its test measures.
 */
export function expectResponse({ status, message }: CheckedResponse, expected: number | string): void {
  if (typeof expected === 'number') expect(status, message.slice(0, 1_000)).toBe(expected);
  else expect([status, message]).toEqual([400, expect.stringContaining(expected)]);
}
