import type { ServerResponse } from 'node:http';
import { Unavailable } from '../resources/errors.ts';

/** Shorter answers are not counted: there is one of them for each connection at most, and many each second. */
const SHORT = 256 * 1024;

/** What callers have yet to read of long answers may take this much memory. */
export const MOST_UNREAD = 256 * 1024 * 1024;

/** The long answers that are on their way to callers. */
export interface UnreadAnswers {
  /** Takes room for an answer of so many bytes until it has gone out, or its caller. Throws Unavailable where there is none. */
  add(response: ServerResponse, bytes: number): void;
}

/** No answers, and room for `most` bytes. An answer is in memory until it is read, so that slow readers could fill all of it. */
export function createUnreadAnswers(most = MOST_UNREAD): UnreadAnswers {
  let unread = 0;
  return {
    add(response, bytes) {
      if (bytes < SHORT || response.destroyed) return;
      if (unread > 0 && unread + bytes > most) {
        throw new Unavailable('Too many long answers have yet to be read: read them, and send the request again');
      }
      unread += bytes;
      response.once('close', () => {
        unread -= bytes;
      });
    },
  };
}
