import { beginCall } from '../calls/begin-call.ts';
import { Call } from '../calls/call.ts';
import { type CallState, newCall } from '../calls/call-state.ts';
import { PreconditionFailedError } from '../errors/api-error.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import type { Connection } from './connection.ts';
import type { Change, Send } from './send.ts';
import { withTimeout } from './with-timeout.ts';

/** After so many changes by others within one call, something is wrong that trying again does not mend. */
const mostRounds = 10;

/**
 * Reads, lets the caller change what was read, and writes it with the ETag that came with it. Starts again when somebody else
 * wrote meanwhile. A service without ETags gets the last write.
 */
export function modify<Data, Draft, Input, Failed>(
  send: Send,
  { deadlineMs }: Pick<Connection, 'deadlineMs'>,
  read: Operation,
  write: Operation,
  params: readonly string[],
  change: Change<Draft, Input>,
  options: CallOptions | undefined,
): Call<Data, Failed> {
  return new Call<Data, Failed>(newCall(write, params, undefined, options), async (state) => {
    beginCall(state, deadlineMs);
    const timed = { ...options, endsAt: state.endsAt };
    for (let round = 1; ; round++) {
      const found = await send.one<Draft, Failed>(read, params, undefined, timed).withResponse();
      const changed = await withTimeout(state, Infinity, async () => (await change(found.data)) ?? found.data);
      const lost: unknown[] = [];
      const matching: CallState['options'] & { ifMatch: string | undefined } = { ...timed, ifMatch: found.etag, lost };
      try {
        const { data, response, attempts } = await send
          .one<Data, Failed>(write, params, changed, matching)
          .withResponse();
        state.response = response;
        state.attempts += attempts;
        return data;
      } catch (error) {
        // Where an earlier attempt may be what changed the thing, the change must not be made a second time.
        if (!(error instanceof PreconditionFailedError) || lost.length > 0 || round === mostRounds) throw error;
        state.attempts += error.attempts;
      }
    }
  });
}
