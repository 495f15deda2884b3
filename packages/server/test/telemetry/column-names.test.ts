import type { Source } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const DATABASE = 'column_names';
const START_MS = 1_768_212_000_000;

/** The events. Statements of the service used some of these names for their own columns. */
const ROWS = [
  {
    start: START_MS,
    Body: 'paid',
    text: 'one',
    key: 'a',
    value: 'x',
    content: { k: 'v' },
    events: 1,
    lower: 1,
    upper: 4,
  },
  {
    start: START_MS,
    Body: 'sent',
    text: 'two',
    key: 'b',
    value: 'x',
    content: { k: 'w' },
    events: 9,
    lower: 2,
    upper: 8,
  },
];

describe.each(engineKinds)(
  'a table with the columns text, events, lower, upper, start, key and value in $name',
  (kind) => {
    const engine = engineForFile(kind);
    const source = {
      ...sourcesOf(DATABASE).logs,
      from: { databaseName: DATABASE, tableName: 'events' },
      timestampValueExpression: 'start',
    } as Source;
    let charts: Charts;

    beforeAll(async () => {
      const opened = await engine();
      await opened.command(`DROP DATABASE IF EXISTS ${DATABASE}`);
      await opened.command(`CREATE DATABASE ${DATABASE}`);
      await opened.command(
        `CREATE TABLE events (start DateTime64(3, 'UTC'), Body String, text String, key LowCardinality(String),
  value LowCardinality(String), content Map(LowCardinality(String), String), events UInt64, lower Float64, upper Float64)
ENGINE = MergeTree ORDER BY tuple()`,
        DATABASE,
      );
      await opened.insert(DATABASE, 'events', ROWS);
      charts = createCharts(opened);
    });

    const rowsOf = async (plan: object): Promise<unknown[][]> => {
      const range = { startMs: START_MS, endMs: START_MS + 60_000, bucketMs: 60_000 };
      const request = {
        plan: { source, ...plan },
        range,
        filters: [],
        variables: new Map(),
        hasComparison: false,
        head: {},
      };
      return JSON.parse(Buffer.concat(await charts.tileJson(request as never)).toString()).rows;
    };

    it.each(['text:two', 'events:>5'])('finds the patterns of the events that match "%s"', async (where) => {
      const filter = { text: where, language: 'lucene' };
      const patterns = await rowsOf({ kind: 'event_patterns', filter, select: 'Body' });
      expect(patterns.map(([pattern, count]) => [pattern, count])).toEqual([['sent', 1]]);
    });

    it.each(['lower:>1', 'upper:>4'])('computes the heatmap of the events that match "%s"', async (where) => {
      const filter = { text: where, language: 'lucene' };
      const item = { valueExpression: 'upper' };
      expect(await rowsOf({ kind: 'heatmap', filter, item })).toEqual([[START_MS, 1, 1]]);
    });

    it('has the values of its fields', async () => {
      const fields = await charts.fields(source, START_MS + 1000);
      const valuesOf = (name: string) => fields.find((field) => field.name === name)?.values;
      expect(valuesOf('key')).toEqual([
        { value: 'a', share: 0.5 },
        { value: 'b', share: 0.5 },
      ]);
      expect(valuesOf('value')).toEqual([{ value: 'x', share: 1 }]);
      expect(fields.find(({ name }) => name === 'content')?.keys).toEqual([
        {
          key: 'k',
          share: 1,
          values: [
            { value: 'v', share: 0.5 },
            { value: 'w', share: 0.5 },
          ],
        },
      ]);
    });
  },
);
