import { describe, expect, it } from 'vitest';
import { QueryError, QueryTimeoutError, QueryTooLargeError } from '../../../src/telemetry/clickhouse/engine-errors.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';

describe.each(engineKinds)('$name', (kind) => {
  const engine = engineForFile(kind);
  const query = async <Row>(sql: string, options: object = {}) => (await engine()).query<Row>({ sql, ...options });

  it('returns rows', async () => {
    expect(await query('SELECT number AS n, toString(number) AS t FROM numbers(2)')).toEqual([
      { n: '0', t: '0' },
      { n: '1', t: '1' },
    ]);
  });

  it('returns an empty array for an empty result', async () => {
    expect(await query('SELECT 1 WHERE 0')).toEqual([]);
  });

  it.each([
    'plain',
    "it's",
    'a\\b',
    'tab\tline\nreturn\r',
    '`"%_\\N',
    "'; DROP TABLE otel_logs; --",
    '日本 🎉',
    '\\',
    "\\'",
    '',
    '\u0001',
    'a\0b',
  ])('binds %j unchanged', async (text) => {
    expect(await query('SELECT {text:String} AS text', { parameters: { text } })).toEqual([{ text }]);
  });

  it('binds a long string to several placeholders', async () => {
    const sql = 'SELECT length({text:String}) + lengthUTF8({text:String}) AS length';
    expect(await query(sql, { parameters: { text: "'\\".repeat(50_000) } })).toEqual([{ length: '200000' }]);
  });

  it('rejects parameters that are too long for the URL of a request', async () => {
    const values = Array.from({ length: 600 }, () => 'x'.repeat(8_000));
    await expect(query("SELECT 'x' IN {values:Array(String)}", { parameters: { values } })).rejects.toMatchObject({
      name: 'QueryTooLargeError',
      limit: 'statement',
    });
  });

  it('does not bind placeholders inside strings and identifiers', async () => {
    const sql = "SELECT {text:String} AS `{text:String}`, '{text:String}' AS literal, 'it''s {text:String}' AS doubled";
    expect(await query(sql, { parameters: { text: '`' } })).toEqual([
      { '{text:String}': '`', literal: '{text:String}', doubled: "it's {text:String}" },
    ]);
  });

  it('binds arrays, numbers and booleans unchanged', async () => {
    const parameters = { list: ["a'b", 'c\\d', 'é\n'], big: 9_007_199_254_740_993n, half: 0.5, yes: true };
    expect(
      await query(
        'SELECT {list:Array(String)} AS list, {big:Int64} AS big, {half:Float64} AS half, {yes:Bool} AS yes',
        {
          parameters,
        },
      ),
    ).toEqual([{ list: ["a'b", 'c\\d', 'é\n'], big: '9007199254740993', half: 0.5, yes: true }]);
  });

  it('keeps the parameters of concurrent statements separate', async () => {
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, n) => query('SELECT {n:UInt32} AS n', { parameters: { n } })),
    );
    expect(results.flat()).toEqual(Array.from({ length: 100 }, (_, n) => ({ n })));
  });

  it('never adds the partial result of a failed statement to another result', async () => {
    const fail =
      'SELECT number, throwIf(number = 15000) FROM (SELECT number FROM numbers(20000) SETTINGS max_block_size = 1000)';
    for (let round = 0; round < 15; round += 1) {
      const work = Array.from({ length: 4 }, async (_, n) => {
        const failed = await (await engine())
          .query({ sql: fail, limits: { rows: 1_000_000 } })
          .catch((error: unknown) => error);
        expect(failed).toBeInstanceOf(QueryError);
        return query('SELECT {n:UInt32} AS n', { parameters: { n } });
      });
      expect((await Promise.all(work)).flat()).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
    }
  });

  it('stops a statement that exceeds its time limit', async () => {
    const slow = query('SELECT count() FROM numbers(1e12) WHERE cityHash64(number) = 1', { limits: { timeMs: 300 } });
    await expect(slow).rejects.toBeInstanceOf(QueryTimeoutError);
  });

  it('rejects a result with too many rows', async () => {
    const tooManyRows = query('SELECT number FROM numbers(1001)', { limits: { rows: 1000 } });
    await expect(tooManyRows).rejects.toMatchObject({ name: 'QueryTooLargeError', limit: 'rows' });
  });

  it('rejects a result of more than 24 MiB', async () => {
    const tooManyBytes = query("SELECT repeat('x', 10000) || toString(number) AS text FROM numbers(5000)");
    await expect(tooManyBytes).rejects.toMatchObject({ name: 'QueryTooLargeError', limit: 'memory' });
  });

  it('rejects a statement that exceeds its memory limit', async () => {
    const memoryIntensive = query('SELECT groupArray(number) FROM numbers(1e8)', { limits: { memory: 50_000_000 } });
    await expect(memoryIntensive).rejects.toBeInstanceOf(QueryTooLargeError);
  });

  it('does not apply the limits of a statement to the next one', async () => {
    await query('SELECT 1', { limits: { rows: 1 } });
    expect(await query('SELECT number FROM numbers(5)')).toHaveLength(5);
  });

  it('rejects writes in queries', async () => {
    const { command } = await engine();
    await command('CREATE TABLE IF NOT EXISTS written (n UInt8) ENGINE = Memory');
    await expect(query('INSERT INTO written SELECT 1')).rejects.toBeInstanceOf(QueryError);
    expect(await query('SELECT count() AS n FROM written')).toEqual([{ n: '0' }]);
    await command('DROP TABLE written');
  });

  it('inserts rows into the given database, visible to the next query', async () => {
    const { command, insert, query: read } = await engine();
    const database = `engine_test_${process.pid}`;
    await command(`CREATE DATABASE ${database}`);
    await command(
      'CREATE TABLE t (time DateTime64(9), text String, map Map(String, String)) ENGINE = MergeTree ORDER BY time',
      database,
    );
    const texts = ['; SELECT 1', "'\n\\N", '{"a":1}\n{"text":"b"}', '日本'];
    const stored = texts.map((text, n) => ({ time: `176821020012345678${n}`, text, map: { [text]: text } }));
    await insert(database, 't', stored);
    const rows = await read({
      sql: 'SELECT toUnixTimestamp64Nano(time) AS time, text, map FROM t ORDER BY time',
      database,
    });
    expect(rows).toEqual(stored);
    await expect(insert(database, 't', [{ time: 'never' }])).rejects.toBeInstanceOf(QueryError);
    await expect(insert(database, 'missing', [{ a: 1 }])).rejects.toBeInstanceOf(QueryError);
    await command(`DROP DATABASE ${database}`);
  });

  it('is ready', async () => {
    expect(await (await engine()).isReady()).toBe(true);
  });
});
