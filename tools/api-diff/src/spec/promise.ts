import type { SpecOperation } from './operations.ts';

/**
 * Why an operation may change in a way that breaks callers without a new major version, or `undefined` when it may not:
 * it is beta, and no `x-contract: stable` says otherwise, or its `x-sunset` is past.
 */
export function promisesLess({ node }: SpecOperation, today: string): string | undefined {
  const operation = node.value as Readonly<Record<string, unknown>>;
  const sunset = operation['x-sunset'];
  if (operation['deprecated'] === true && typeof sunset === 'string' && sunset < today)
    return `its sunset was ${sunset}`;
  if (operation['x-stability'] === 'beta' && operation['x-contract'] !== 'stable') return 'it is beta';
  return undefined;
}
