import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../src/telemetry/clickhouse/engine.ts';
import { openEngine } from '../../../src/telemetry/clickhouse/open-engine.ts';
import { isUnreadableRowsError } from '../../../src/telemetry/otlp/batches/unreadable-rows.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({});
  await engine.command(
    `CREATE TABLE kept (Timestamp DateTime64(9), Number UInt8, Id UUID, Texts Map(String, String),
     Values Array(Float64), Nested Nested(a String, b UInt8)) ENGINE = MergeTree ORDER BY Number`,
  );
});
afterAll(() => engine.close());

/** Inserts a row. Returns the error, or undefined if the insert succeeds. */
function insertError(table: string, row: object) {
  return engine.insert('default', table, [row]).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('an insert', () => {
  it.each([
    { Timestamp: 'yesterday' },
    { Timestamp: '9'.repeat(30) },
    { Number: 'one' },
    { Number: -1 },
    { Id: 'me' },
    { Texts: 'a' },
    { Texts: { a: '\ud800' } },
    { Values: {} },
    { Values: ['a'] },
    { 'Nested.a': ['a', 'b'], 'Nested.b': [1] },
  ])('of %j fails with an error about its rows', async (row) => {
    expect(isUnreadableRowsError(await insertError('kept', row))).toBe(true);
  });

  it('into a missing table fails with another error', async () => {
    const error = await insertError('gone', { Number: 1 });
    expect(error).toBeInstanceOf(Error);
    expect(isUnreadableRowsError(error)).toBe(false);
  });
});
