import { describe, expect, it } from 'vitest';
import type { TextColumn } from '../../src/telemetry/clickhouse/engine.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';

function toTexts({ distinct, indexes }: TextColumn): (string | undefined)[] {
  return Array.from(indexes, (index) => distinct[index]);
}

describe.each(engineKinds)('columns of $name', (kind) => {
  const engine = engineForFile(kind);

  const read = async (sql: string, rows = 50_000) => (await engine()).columns({ sql, limits: { rows } });

  it('contain numbers, including NaN and infinities', async () => {
    const columns = await read(
      'SELECT toFloat64(arrayJoin([0.1, -0.0, 5e-324, nan, inf, -inf])) AS a, toFloat64(number) AS b FROM numbers(2)',
    );
    const numbers = [0.1, -0, 5e-324, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    expect([...columns.numbers('a')]).toEqual([...numbers, ...numbers]);
    expect([...columns.numbers('b')]).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });

  it.each([
    ['a few', 3],
    ['300', 300],
    ['more than 65,536', 70_000],
  ])('contain %s distinct values, as strings and as a dictionary', async (_, count) => {
    const sql = `SELECT concat('é\\n', toString(number % ${count}), repeat('x', number % ${count} % 300)) AS t, toLowCardinality(t) AS d,
  toFloat64(number) AS n FROM numbers(70001)`;
    const columns = await read(sql, 100_000);
    const expected = Array.from(
      { length: 70_001 },
      (_, index) => `é\n${index % count}${'x'.repeat((index % count) % 300)}`,
    );
    const order = columns.numbers('n');
    const texts = { t: toTexts(columns.strings('t')), d: toTexts(columns.strings('d')) };
    expect(columns.rows).toBe(70_001);
    // Calls `expect` only for a difference, because 70,000 calls are slow.
    for (const [row, at] of order.entries()) {
      if (texts.t[row] !== expected[at] || texts.d[row] !== expected[at]) {
        expect([texts.t[row], texts.d[row]], `row ${row}`).toEqual([expected[at], expected[at]]);
      }
    }
    expect(order.toSorted()).toEqual(Float64Array.from(expected, (_text, index) => index));
  });

  it('of an empty result are empty', async () => {
    const columns = await read("SELECT toFloat64(1) AS a, toLowCardinality('') AS b FROM numbers(0)");
    expect([columns.rows, columns.numbers('a').length, toTexts(columns.strings('b'))]).toEqual([0, 0, []]);
  });

  it('of an unsupported type, of another type than requested, and missing columns are rejected', async () => {
    await expect(read('SELECT toUInt64(1) AS small')).rejects.toThrow('received UInt64');
    const columns = await read("SELECT 'text' AS a");
    expect(() => columns.numbers('a')).toThrow('Expected a column a of the requested type');
    expect(() => columns.strings('b')).toThrow('Expected a column b of the requested type');
  });
});
