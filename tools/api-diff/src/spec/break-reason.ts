import type { SpecOperation } from './operations.ts';

/**
 * Returns the reason why an operation may break callers without a major release, or `undefined` if it may not. The reasons are: it
 * is beta without `x-contract: stable`, or it is deprecated and its `x-sunset` is past.
 */
export function breakReason({ node }: SpecOperation, today: string): string | undefined {
  const operation = node.value as Readonly<Record<string, unknown>>;
  const sunset = operation['x-sunset'];
  if (operation['deprecated'] === true && typeof sunset === 'string' && sunset < today)
    return `its sunset was ${sunset}`;
  if (operation['x-stability'] === 'beta' && operation['x-contract'] !== 'stable') return 'it is beta';
  return undefined;
}
