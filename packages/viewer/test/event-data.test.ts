import { describe, expect, it } from 'vitest';
import { splitColumns, toggleColumn } from '../src/explore/event-data.ts';

describe('the columns of a search', () => {
  it('are separated by commas outside of parentheses, brackets and quotes', () => {
    expect(splitColumns("Timestamp, substring(Body, 1, 5), LogAttributes['a,b'], Body")).toEqual([
      'Timestamp',
      'substring(Body, 1, 5)',
      "LogAttributes['a,b']",
      'Body',
    ]);
    expect(splitColumns('')).toEqual([]);
  });

  it('get an added field before the last one, and are unchanged after its removal', () => {
    const added = toggleColumn('Timestamp, Body', 'LogAttributes.http.route');
    expect(added).toBe("Timestamp, LogAttributes['http.route'], Body");
    expect(toggleColumn(added, 'LogAttributes.http.route')).toBe('Timestamp, Body');
  });

  it('lose the column whose alias or expression is removed, even if its spaces differ', () => {
    expect(toggleColumn('Timestamp, upper(Body) AS text', 'text')).toBe('Timestamp');
    expect(toggleColumn('Timestamp, upper(Body) AS "The text"', 'The text')).toBe('Timestamp');
    expect(toggleColumn('Timestamp, substring(Body,1,5)', 'substring(Body, 1, 5)')).toBe('Timestamp');
  });
});
