import { checkedNumber } from '../options/checked-number.ts';
import { wrongOption } from '../options/wrong-option.ts';
import type { CallState } from './call-state.ts';

/**
 * Checks the options of a call, before anything of it is begun, and says when it has to be over. `deadlineMs` is the client's.
 * Throws a TypeError that names the option.
 */
export function beginCall(call: CallState, deadlineMs: number): void {
  const { signal, retries, timeoutMs, deadlineMs: ownMs, endsAt } = call.options;
  // No `instanceof`: a signal may be of another realm, or of a library.
  if (signal && !signal.addEventListener) throw wrongOption('signal', 'an AbortSignal', signal);
  checkedNumber('retries', retries ?? 0);
  checkedNumber('timeoutMs', timeoutMs ?? 0);
  call.deadlineMs = checkedNumber('deadlineMs', ownMs ?? deadlineMs);
  call.endsAt = endsAt ?? performance.now() + call.deadlineMs;
}
