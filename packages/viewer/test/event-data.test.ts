import type { Source } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { eventsOf, splitColumns, toggleColumn } from '../src/explore/event-data.ts';
import { expressionsOfFields } from '../src/explore/field-values.ts';

describe('the columns of a search', () => {
  it('are separated by commas outside of parentheses, brackets and quotes', () => {
    expect(splitColumns("Timestamp, substring(Body, 1, 5), LogAttributes['a,b'], Body")).toEqual([
      'Timestamp',
      'substring(Body, 1, 5)',
      "LogAttributes['a,b']",
      'Body',
    ]);
    expect(splitColumns("LogAttributes['it\\'s, ok'], 'C:\\\\', Body")).toEqual([
      "LogAttributes['it\\'s, ok']",
      "'C:\\\\'",
      'Body',
    ]);
    expect(splitColumns('')).toEqual([]);
  });

  it('get an added field before the last one, and are unchanged after its removal', () => {
    const added = toggleColumn('Timestamp, Body', 'LogAttributes.http.route', new Map());
    expect(added).toBe("Timestamp, LogAttributes['http.route'], Body");
    expect(toggleColumn(added, 'LogAttributes.http.route', new Map())).toBe('Timestamp, Body');
  });

  it.each(["it's", 'C:\\dir'])('are unchanged after the key %s of a map is added and removed', (key) => {
    const added = toggleColumn('Timestamp, Body', `LogAttributes.${key}`, new Map());
    expect(toggleColumn(added, `LogAttributes.${key}`, new Map())).toBe('Timestamp, Body');
  });

  it('get an added column whose name contains a dot, without treating the name as a key of a map', () => {
    const expressions = expressionsOfFields([{ name: 'http.route', type: 'string', columnType: 'String' }]);
    const added = toggleColumn('Timestamp, Body', 'http.route', expressions);
    expect(added).toBe('Timestamp, http.route, Body');
    expect(toggleColumn(added, 'http.route', expressions)).toBe('Timestamp, Body');
  });

  it('lose the column whose alias or expression is removed, even if its spaces differ', () => {
    expect(toggleColumn('Timestamp, upper(Body) AS text', 'text', new Map())).toBe('Timestamp');
    expect(toggleColumn('Timestamp, upper(Body) AS "The text"', 'The text', new Map())).toBe('Timestamp');
    expect(toggleColumn('Timestamp, substring(Body,1,5)', 'substring(Body, 1, 5)', new Map())).toBe('Timestamp');
  });
});

describe('the time of an event', () => {
  const source = { kind: 'log' } as Source;

  it('is that of the column with times, which is displayed first', () => {
    const row = { Body: 'paid', Timestamp: '2026-01-12T09:30:00.000000001Z' };
    const { rows, columns } = eventsOf([row], source, 'Body, Timestamp');
    expect([rows[0]?.time, columns]).toEqual([Date.UTC(2026, 0, 12, 9, 30), ['Timestamp', 'Body']]);
  });

  it.each(['2026-01-12T09:30:00 INFO paid', '2026-01-12T09:30:00Z paid', '2026-13-12T09:30:00Z'])(
    'is not read from a text that only resembles a time: %s',
    (Body) => {
      const { rows, columns } = eventsOf([{ ServiceName: 'cart', Body }], source, 'ServiceName, Body');
      expect([rows[0]?.time, columns]).toEqual([undefined, ['ServiceName', 'Body']]);
    },
  );
});
