import type { ServerResponse } from 'node:http';
import { Unavailable } from '../resources/errors.ts';

/** A shorter answer is not counted when it goes out at once: there are many each second. */
const SHORT = 256 * 1024;

/** What callers have yet to read of their answers may take this much memory. */
const MOST_UNREAD = 256 * 1024 * 1024;

/** There is no room for an answer. It was for a request that changes nothing. */
export class TooMuchUnread extends Unavailable {
  constructor() {
    super('Too many long answers have yet to be read: read them, and send the request again');
  }
}

/** The answers that are on their way to callers, from which slow readers could fill all memory. */
export interface UnreadAnswers {
  /** Whether there is room for an answer of so many bytes; there always is where no other waits. */
  hasRoom(response: ServerResponse, bytes: number): boolean;
  /** Counts an answer until it has gone out, or its caller. */
  add(response: ServerResponse, bytes: number): void;
}

/** Whether an answer stays in memory for a while: a long one, and any that waits for another on its connection. */
const waits = (response: ServerResponse, bytes: number): boolean =>
  !response.destroyed && (bytes >= SHORT || response.socket === null || response.socket.writableLength > 0);

/** No answers, and room for `most` bytes. */
export function createUnreadAnswers(most = MOST_UNREAD): UnreadAnswers {
  let unread = 0;
  return {
    hasRoom: (response, bytes) => unread === 0 || unread + bytes <= most || !waits(response, bytes),
    add(response, bytes) {
      if (!waits(response, bytes)) return;
      unread += bytes;
      response.once('close', () => {
        unread -= bytes;
      });
    },
  };
}
