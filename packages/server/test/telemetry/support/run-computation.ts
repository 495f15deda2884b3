import type { Steps } from '../../../src/telemetry/computation.ts';

/** Runs all steps of a computation and returns its result. */
export function runComputation<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
