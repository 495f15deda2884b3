import { Call } from '../calls/call.ts';
import { type CallState, createCallState, startCall } from '../calls/call-state.ts';
import { PreconditionFailedError } from '../errors/api-error.ts';
import { startAtCaller } from '../errors/start-at-caller.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Changes a draft of a resource: in place, or by returning the value to write. It may be called more than once. Declared as
 * a method, because parameters of methods are compared loosely: a function `(dashboard: Dashboard) => …` is assignable too.
 */
export type ModifyFunction<Draft, Input> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that changes its argument returns nothing.
  change(draft: Draft): Input | void | Promise<Input | void>;
}['change'];

/** Creates the calls that `modify` consists of. */
interface SingleCallFactory {
  single<Data, Failed>(
    operation: Operation,
    params: readonly string[],
    body: unknown,
    options: CallOptions | undefined,
  ): Call<Data, Failed>;
}

/** More concurrent writes than this within one call point to another problem. */
const maxRounds = 10;

/**
 * Creates a call that reads a resource, applies `change`, and writes the result with `If-Match`. Starts again after a 412.
 * Rejects before
 * the write if the service sends no strong ETag, unless `unsafe` is true.
 */
export function modify<Data, Draft, Input, Failed>(
  calls: SingleCallFactory,
  defaultDeadlineMs: number,
  read: Operation,
  write: Operation,
  params: readonly string[],
  change: ModifyFunction<Draft, Input>,
  options: CallOptions | undefined,
): Call<Data, Failed> {
  return new Call<Data, Failed>(createCallState(write, params, undefined, options), async function send(state) {
    try {
      startCall(state, defaultDeadlineMs);
      return await readAndWrite(state);
    } catch (error) {
      startAtCaller(error, send);
      throw error;
    }
  });

  async function readAndWrite(state: CallState): Promise<Data> {
    const readOptions = { ...options, endsAt: state.endsAt };
    for (let round = 1; ; round++) {
      const { data: draft, etag } = await calls
        .single<Draft, Failed>(read, params, undefined, readOptions)
        .withResponse();
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
        const written = await calls.single<Data, Failed>(write, params, body, writeOptions).withResponse();
        state.response = written.response;
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
