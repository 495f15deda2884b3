import { PreconditionFailedError } from './api-error.ts';
import { Call } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { newCall } from './call-state.ts';
import type { Operation } from './operation.ts';
import type { Change, Send } from './send.ts';

/** After so many changes by others within one call, something is wrong that trying again does not mend. */
const mostRounds = 10;

/**
 * Reads, lets the caller change what was read, and writes it with the ETag that came with it. Starts again when somebody else
 * wrote meanwhile. A service without ETags gets the last write.
 */
export function modify<Data, Input, Failed>(
  send: Send,
  read: Operation,
  write: Operation,
  params: readonly string[],
  change: Change<Data, Input>,
  options: CallOptions | undefined,
): Call<Data, Failed> {
  return new Call<Data, Failed>(newCall(write, params, undefined, options), async (state) => {
    const { deadlineMs } = state.options;
    const endsAt = deadlineMs === undefined ? undefined : performance.now() + deadlineMs;
    for (let round = 1; ; round++) {
      const left = () => (endsAt === undefined ? {} : { deadlineMs: Math.max(0, endsAt - performance.now()) });
      const found = await send.one<Data, Failed>(read, params, undefined, { ...options, ...left() }).withResponse();
      const changed = (await change(found.data)) ?? found.data;
      const matching: CallOptions & { ifMatch: string | undefined } = { ...options, ...left(), ifMatch: found.etag };
      try {
        const { data, response, attempts } = await send
          .one<Data, Failed>(write, params, changed, matching)
          .withResponse();
        state.response = response;
        state.attempts += attempts;
        return data;
      } catch (error) {
        if (!(error instanceof PreconditionFailedError) || round === mostRounds) throw error;
        state.attempts += error.attempts;
      }
    }
  });
}
