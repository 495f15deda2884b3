import type { CallState } from '../calls/call-state.ts';

/** A request that can be sent more than once. */
export interface OutgoingRequest {
  readonly call: CallState;
  readonly url: string;
  readonly method: string;
  /** The headers with lower-case names. Each attempt adds `authorization` to its own copy. */
  readonly headers: Record<string, string>;
  /** JSON text. */
  readonly body: string | undefined;
}
