import type { CallState } from '../calls/call-state.ts';

/** What openapi-fetch makes a request of. */
interface RequestParts {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
  readonly call: CallState;
}

/**
 * A request that can be sent more than once. It stands in for `Request`, which would be parsed, copied and checked for
 * each attempt, and again by `fetch`.
 */
export class OutgoingRequest {
  declare readonly url: string;
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly body: string | undefined;
  declare readonly call: CallState;

  constructor(url: string, parts: RequestParts) {
    Object.assign(this, parts, { url });
  }
}
