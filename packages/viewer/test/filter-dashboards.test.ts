import { describe, expect, it } from 'vitest';
import { filterDashboards, tagsOf } from '../src/dashboards/filter-dashboards.ts';

const DASHBOARDS = [
  { name: 'Payments 10', tags: ['prod'] },
  { name: 'Payments 2', tags: ['dev', 'prod'] },
  { name: 'Checkout', tags: [] },
];
function names(words: string, tag?: string) {
  return filterDashboards(DASHBOARDS, words, tag).map(({ name }) => name);
}

describe('the search of the list of dashboards', () => {
  it('sorts by name, and numbers by value', () => {
    expect(names('')).toEqual(['Checkout', 'Payments 2', 'Payments 10']);
  });

  it('finds every word in the name or a tag, and ignores case', () => {
    expect(names('PAY dev')).toEqual(['Payments 2']);
    expect(names('pay missing')).toEqual([]);
  });

  it('requires the tag', () => {
    expect(names('', 'prod')).toEqual(['Payments 2', 'Payments 10']);
  });

  it('offers each tag once, in alphabetical order', () => {
    expect(tagsOf(DASHBOARDS)).toEqual(['dev', 'prod']);
  });
});
