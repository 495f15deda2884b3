import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as all from '../src/index.ts';
import { isSeries, type Series } from '../src/index.ts';

/** Values with an unknown property, as a newer service might return. Requests and responses both use the schemas of these values. */
const newer: Readonly<Record<string, object>> = {
  isAlertChannel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3', added: 1 },
  isIpAccessListEntry: { source: '10.0.0.0/8', added: 1 },
  isMarkdownSeries: { type: 'markdown', added: 1 },
  isNumberFormat: { output: 'byte', added: 1 },
  isNumberSeries: { type: 'number', aggFn: 'count', added: 1 },
  isSearchSeries: { type: 'search', added: 1 },
  isSeries: { type: 'search', added: 1 },
  isTableSeries: { type: 'table', aggFn: 'count', added: 1 },
  isTimeSeries: { type: 'time', aggFn: 'count', added: 1 },
};

const guards = Object.entries(all).filter(([name]) => /^is[A-Z]/.test(name)) as [string, (value: unknown) => boolean][];

describe('a guard', () => {
  it.each(guards)('%s has one parameter', (_, guard) => {
    expect(guard).toHaveLength(1);
  });

  it.each(Object.entries(newer))('%s returns the same for a value at any index of an array', (name, value) => {
    const [, guard] = guards.find(([guardName]) => guardName === name) ?? [];
    expect([value, value, value].map(guard as (value: unknown) => boolean)).toEqual([true, true, true]);
  });

  it('can be passed to filter, which narrows the type', () => {
    const values: unknown[] = [{ type: 'markdown' }, { type: 'pie' }, { type: 'markdown', added: 1 }];
    const accepted = values.filter(isSeries);
    expectTypeOf(accepted).toEqualTypeOf<Series[]>();
    expect(accepted).toHaveLength(2);
  });
});

describe('the internal modules of bidirectional schemas', () => {
  it('are not exported', () => {
    const { exports, publishConfig } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(exports['./bidirectional/*']).toBeNull();
    expect(publishConfig.exports['./bidirectional/*']).toBeNull();
  });
});
