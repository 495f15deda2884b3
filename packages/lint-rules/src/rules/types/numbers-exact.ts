import { everything } from '../../document/everything.ts';
import { rule } from '../../rule.ts';

const most = Number.MAX_SAFE_INTEGER;
/** From here on JavaScript writes an exponent, and nobody expects every digit to count. */
const rough = 1e21;

/** A whole number is one that JavaScript keeps: beyond 2^53 its last digits change while the file is read. */
export const numbersExact = rule('numbers-exact', ({ root, report, context }) => {
  everything(context, root, ({ value, at }) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) <= most || Math.abs(value) >= rough)
      return;
    report(`Expected a whole number from -${most} to ${most}, found one that is read as ${BigInt(value)}.`, at());
  });
});
