import { describe, expect, it } from 'vitest';
import type { QueryEngine } from '../../src/telemetry/clickhouse/engine.ts';
import { SqlStatementCache } from '../../src/telemetry/filter/sql-statement.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';

describe.each(engineKinds)('the cache of checked statements on $name', (kind) => {
  const engine = engineForFile(kind);

  it.each([
    ['caches a statement', 10, 1],
    ['does not cache a statement whose types of columns are longer than the cache', 2_000_000, 2],
  ])('%s', async (_, length, expected) => {
    const opened = await engine();
    let count = 0;
    const query: QueryEngine['query'] = async <Row>() => {
      count += 1;
      return [{ name: 'a', type: `Tuple(${' '.repeat(length)}UInt8)` }] as Row[];
    };
    const server = { ...opened, query } as QueryEngine;
    const { statement } = new SqlStatementCache().compiler(server, opened);
    for (let nth = 0; nth < 2; nth += 1) await statement('SELECT 1 AS a', { database: 'default', parameters: {} });
    expect(count).toBe(expected);
  });
});
