import type { CallState } from '../calls/call-state.ts';

/** The second argument with which openapi-fetch creates a request. */
interface OutgoingRequestInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
  readonly call: CallState;
}

/**
 * A request that can be sent more than once. Replaces `Request` in openapi-fetch: a `Request` would have to be cloned for
 * each attempt, and `fetch` would validate it again.
 */
export class OutgoingRequest {
  declare readonly url: string;
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body: string | undefined;
  declare readonly call: CallState;

  constructor(url: string, init: OutgoingRequestInit) {
    Object.assign(this, init, { url });
  }
}
