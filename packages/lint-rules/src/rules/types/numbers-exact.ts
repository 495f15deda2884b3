import { visitScalars } from '../../document/scalars.ts';
import { rule } from '../../rule.ts';

const MAX_EXACT = Number.MAX_SAFE_INTEGER;
/** JavaScript formats numbers from this one on with an exponent. The rule accepts them as approximate. */
const MIN_APPROXIMATE = 1e21;

/** Rejects integers outside of the safe range of JavaScript, -(2^53 - 1) to 2^53 - 1. They can lose precision. */
export const numbersExact = rule('numbers-exact', ({ root, report, context }) => {
  visitScalars(context, root, ({ value, location }) => {
    if (
      typeof value !== 'number' ||
      !Number.isInteger(value) ||
      Math.abs(value) <= MAX_EXACT ||
      Math.abs(value) >= MIN_APPROXIMATE
    )
      return;
    report(
      `Expected an integer from -${MAX_EXACT} to ${MAX_EXACT}, found one that is read as ${BigInt(value)}.`,
      location(),
    );
  });
});
