import type { Call } from '../calls/call.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import type { ListCall } from '../paging/list-call.ts';

/**
 * Changes what was read: in place, or by answering what to write instead. It may be called more than once. Written as a method,
 * so that a function that takes an answer, `(dashboard: Dashboard) => …`, is one too: an answer is what it gets.
 */
export type Change<Draft, Input> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that changes its argument answers nothing.
  change(draft: Draft): Input | void | Promise<Input | void>;
}['change'];

/** Makes calls of operations. Generated methods are calls of these with the types that the spec gives them. */
export interface Send {
  /** A call that answers one thing, or nothing. */
  one<Data, Failed>(
    operation: Operation,
    params: readonly string[],
    body: unknown,
    options: CallOptions | undefined,
  ): Call<Data, Failed>;
  /** A call that answers a page of a list. */
  list<Item, Failed>(
    operation: Operation,
    params: readonly string[],
    options: CallOptions | undefined,
  ): ListCall<Item, Failed>;
  /** Calls that read a thing, let the caller change it, and write it unless somebody else has meanwhile. */
  modify<Data, Draft, Input, Failed>(
    read: Operation,
    write: Operation,
    params: readonly string[],
    change: Change<Draft, Input>,
    options: CallOptions | undefined,
  ): Call<Data, Failed>;
}
