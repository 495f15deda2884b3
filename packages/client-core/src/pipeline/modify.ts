import { Call } from '../calls/call.ts';
import { type CallState, createCallState, startCall } from '../calls/call-state.ts';
import { PreconditionFailedError } from '../errors/api-error.ts';
import { startAtCaller } from '../errors/start-at-caller.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import type { Connection } from './connection.ts';
import { createCall } from './exchange.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Changes a draft of a resource: in place, or by returning the value to write. It may be called more than once. Declared as
 * a method: TypeScript compares the parameters of methods in both directions, so that `(dashboard: Dashboard) => …` is assignable.
 */
export type ModifyFunction<Draft, Input> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that changes its argument returns nothing.
  change(draft: Draft): Input | void | Promise<Input | void>;
}['change'];

/** The maximum number of rounds of reading and writing. More concurrent writes during one call indicate an error elsewhere. */
const maxRounds = 10;

/**
 * Creates a call that reads a resource, applies a change, and writes the result with `If-Match`. Repeats these steps after a 412, in at
 * most {@link maxRounds} rounds, unless an earlier attempt of the same write may have caused the 412. `attempts` counts only the attempts
 * of the writes. Rejects before the write if the service sends no strong ETag, unless `unsafe` is true. `args` are the ids, the change and
 * the options.
 */
export function modify<Data, Failed>(
  connection: Connection,
  read: Operation,
  write: Operation,
  args: readonly unknown[],
): Call<Data, Failed> {
  const ids = args.slice(0, read.ids);
  const change = args[ids.length] as ModifyFunction<unknown, unknown>;
  const options = args[ids.length + 1] as CallOptions | undefined;
  return new Call<Data, Failed>(createCallState(write, [...ids, undefined, options]), async function send(state) {
    try {
      startCall(state, connection.deadlineMs);
      return await readAndWrite(state);
    } catch (error) {
      startAtCaller(error, send);
      throw error;
    }
  });

  async function readAndWrite(state: CallState): Promise<Data> {
    const readOptions = { ...options, endsAt: state.endsAt };
    for (let round = 1; ; round++) {
      const { data: draft, etag } = await createCall(connection, read, [...ids, readOptions]).withResponse();
      const body = await withTimeout(state, Infinity, async () => (await change(draft)) ?? draft);
      let mayHaveWritten = false;
      const writeOptions: CallState['options'] & { readonly ifMatch: string | undefined } = {
        ...readOptions,
        ifMatch: etag,
        onUnknownOutcome: () => {
          mayHaveWritten = true;
        },
      };
      try {
        const written = await createCall<Data>(connection, write, [...ids, body, writeOptions]).withResponse();
        state.response = written.response;
        state.requestId = written.requestId;
        state.attempts += written.attempts;
        state.warnings = written.warnings;
        return written.data;
      } catch (error) {
        // If an earlier attempt may have caused the 412, another round would apply the change twice.
        if (!(error instanceof PreconditionFailedError) || mayHaveWritten || round === maxRounds) throw error;
        state.attempts += error.attempts;
      }
    }
  }
}
