import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isMet } from '../src/gate.ts';
import { multiplyOperations } from '../src/lint/large-spec.ts';
import { gates } from '../src/lint/lint-gates.ts';
import { linters } from '../src/lint/linters.ts';
import { root, run } from '../src/run-program.ts';

const operation = { operationId: 'listThings', summary: 'List things', 'x-client-method': 'things.list' };

it('copies operations up to the requested number, each with a unique name', () => {
  const { paths } = multiplyOperations({ paths: { '/things': { get: operation }, '/items': { get: operation } } }, 3);
  expect(Object.keys(paths)).toEqual(['/copy-1/things', '/copy-1/items', '/copy-2/things']);
  expect(paths['/copy-2/things']?.['get']).toEqual({
    operationId: 'listThings2',
    summary: 'List things 2',
    description: 'List things. This is copy 2.',
    'x-client-method': 'things.list2',
  });
});

it('limits the time of our rules: both specs to 2 s and 1.3 times recommended-strict, 500 operations to 1.5 times', () => {
  const strict = { 'both specs': 1, '500 operations': 2 };
  const met = (ours: Record<string, number>) => gates({ strict, ours, source: ours }).map(isMet);
  expect(met({ 'both specs': 1.3, '500 operations': 3 })).toEqual([true, true, true]);
  expect(met({ 'both specs': 2.1, '500 operations': 3.1 })).toEqual([false, false, false]);
  expect(gates({}).map(isMet)).toEqual([false, false, false]);
});

it('measures our rules with options that our specs satisfy, so that no issue is printed', async () => {
  const linter = linters.find(({ name }) => name === 'source');
  const specs = ['open-source', 'managed'].map((name) => join(root, 'specs', name, 'openapi.yaml'));
  await expect(run(process.execPath, linter?.command(specs) ?? [], root)).resolves.toBe('');
}, 120_000);
