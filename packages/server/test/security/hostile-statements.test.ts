import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import type { Statement } from '../../src/telemetry/clickhouse/engine.ts';
import { FilterSyntaxError } from '../../src/telemetry/filter/filter-error.ts';
import { SqlStatementCache } from '../../src/telemetry/filter/sql-statement.ts';
import { deployments } from '../http/support/api.ts';
import { type Served, startForTest } from '../http/support/serve.ts';
import { logRow, recentHour } from '../telemetry/support/log-rows.ts';
import { fillLogs } from '../telemetry/support/log-table.ts';
import { ingestEvents } from '../telemetry/support/send-telemetry.ts';
import { engineForFile, engineKinds } from '../telemetry/support/telemetry-engines.ts';
import { hostileStatements } from './hostile-statements.ts';

/** Matches the statements that parse and check SQL without executing it. */
const PARSING =
  /^(?:SELECT formatQuerySingleLine\(|EXPLAIN AST |SELECT name FROM system\.tables |EXISTS TABLE |DESCRIBE \()/;

/** The database of one of two tenants. The other tenant has the database `default`. */
const secondDatabase = `hostile_second_${process.pid}`;

describe.each(engineKinds)('hostile statements on $name', (kind) => {
  const engine = engineForFile(kind);
  const sent: Statement[] = [];
  let check: (text: string, database: string, parameters?: Record<string, string | number>) => Promise<unknown>;

  /** Returns the row counts of both tenants, and the names of all tables outside the database `system`. */
  const state = async () => {
    const run = async (sql: string) => (await engine()).query({ sql });
    return [
      await run(`SELECT count() FROM ${secondDatabase}.otel_logs`),
      await run('SELECT count() FROM default.otel_logs'),
      await run("SELECT database, name FROM system.tables WHERE database != 'system' ORDER BY ALL"),
    ];
  };

  beforeAll(async () => {
    await fillLogs(await engine(), secondDatabase, [logRow({ Body: 'secret' })]);
    await fillLogs(await engine(), 'default', [logRow({ Body: 'own' })]);
    const { query } = await engine();
    const recorded = {
      ...(await engine()),
      query: <Row>(statement: Statement) => {
        sent.push(statement);
        return query<Row>(statement);
      },
    };
    const statements = new SqlStatementCache().compiler(recorded);
    const range = { startDateMilliseconds: 1_768_208_400_000 };
    check = (text, database, parameters = range) => statements.statement(text, { database, parameters });
  });

  // The embedded engine treats only the database `default` specially: there, it reads the file that has the name of a missing table.
  it.each([
    ['default', secondDatabase],
    [secondDatabase, 'default'],
  ])('of a tenant with the database %s are rejected before they run', async (ownDatabase, otherDatabase) => {
    const before = await state();
    const statements = hostileStatements({ ownDatabase, other: otherDatabase });
    expect(new Set(statements).size).toBe(statements.length);
    expect(statements.length).toBeGreaterThanOrEqual(200);
    for (const text of statements) {
      sent.length = 0;
      const error = await check(text, ownDatabase).catch((thrown: unknown) => thrown);
      expect(error, text).toBeInstanceOf(FilterSyntaxError);
      expect(String(error), text).not.toMatch(/DB::Exception|Maybe you meant|root:|secret/);
      const ran = sent.filter(({ sql }) => !PARSING.test(sql));
      expect(
        ran.map(({ sql }) => sql),
        text,
      ).toEqual([]);
    }
    expect(await state()).toEqual(before);
    expect(existsSync('/tmp/hostile')).toBe(false);
  });

  it('have the same error for a file as for a missing table', async () => {
    expect(existsSync('/etc/hosts')).toBe(true);
    const messages = await Promise.all(
      ['/etc/hosts', '/etc/nothing'].map((name) =>
        check(`SELECT * FROM \`${name}\``, 'default').catch((error: unknown) => String(error).replace(name, 'x')),
      ),
    );
    expect(messages[0]).toBe(messages[1]);
  });

  it.each<[string, string, string | number, string | number]>([
    [
      'a long result',
      "replaceAll(replaceAll(Body, {p0:String}, 'xxxxxxxxx'), {p0:String}, 'xxxxxxxxx')",
      'xxxxxxxxx',
      'x',
    ],
    ['a long result and is a number', `replaceAll(Body, {p0:String}, '${'1'.repeat(40)}')`, 1_000, 1],
    ['a long string', `concat(${Array(40).fill('{p0:String}').join(', ')})`, 'x', 'x'.repeat(9_000)],
    ['a type that is not allowed', 'CAST(Body, {p0:String})', 'String', 'AggregateFunction(count)'],
  ])(
    'are rejected if the value of a parameter requests %s, also after another value was accepted',
    async (_, sql, accepted, rejected) => {
      const text = `SELECT ${sql} AS result FROM otel_logs`;
      expect(await check(text, secondDatabase, { p0: accepted })).toMatchObject({ columns: expect.anything() });
      await expect(check(text, secondDatabase, { p0: rejected })).rejects.toThrow(FilterSyntaxError);
    },
  );

  it('are distinguished from valid statements, which are accepted', async () => {
    for (const text of [
      'SELECT count() FROM otel_logs;',
      `SELECT count() FROM ${secondDatabase}.otel_logs`,
      'WITH x AS (SELECT Body FROM otel_logs) SELECT * FROM x, otel_traces AS t WHERE x.Body IN (SELECT SpanName FROM otel_traces)',
      "SELECT 'FROM system.tables; DROP TABLE x' AS text, `Body` AS `p99 (ms)` FROM otel_logs -- SETTINGS readonly = 0",
    ]) {
      expect(await check(text, secondDatabase)).toMatchObject({ columns: expect.anything() });
    }
  });
});

describe('hostile tiles', () => {
  let server: RunningServer & Served;
  const start = recentHour();
  const range = { startTime: start, endTime: start + 3_600_000 };

  beforeAll(async () => {
    server = await startForTest({ otlpPort: 0 });
    for (const deployment of deployments) {
      const event = { time: start, service: 'checkout', level: 'info', text: `event of ${deployment}`, durationMs: 1 };
      await ingestEvents(server, deployment, [event]);
    }
  });
  afterAll(async () => server?.close());

  const sourcesOf = async (deployment: (typeof deployments)[number]) =>
    (await server.caller(deployment).get('/sources')).content;
  const countOf = async (deployment: (typeof deployments)[number]) => {
    const [{ id: sourceId }] = await sourcesOf(deployment);
    const tile = { config: { displayType: 'number', sourceId, select: [{ aggFn: 'count' }] } };
    return (await server.caller(deployment).post('/charts/query', { tile, ...range })).content.rows;
  };

  // The check does not depend on the deployment, so each deployment receives every second statement.
  it.each([
    ['open-source', 'managed', 0],
    ['managed', 'open-source', 1],
  ] as const)('of the %s deployment are rejected', async (deployment, other, first) => {
    const [{ connection: connectionId, from }] = await sourcesOf(deployment);
    const [{ from: otherFrom }] = await sourcesOf(other);
    const api = server.caller(deployment);
    const statements = hostileStatements({ ownDatabase: from.databaseName, other: otherFrom.databaseName });
    for (const sqlTemplate of statements.filter((_, nth) => nth % 2 === first)) {
      const config = { configType: 'sql', displayType: 'table', connectionId, sqlTemplate };
      const { status, text } = await api.post('/charts/query', { tile: { config }, ...range });
      expect([status, text.includes(`event of ${other}`)], sqlTemplate).toEqual([400, false]);
    }
    for (const name of deployments) expect(await countOf(name)).toEqual([[1]]);
  });

  it('that would exhaust the memory or the stack are rejected, and the next tile is computed', async () => {
    const [{ connection: connectionId }] = await sourcesOf('managed');
    const doubled = Array.from({ length: 40 }, (_, nth) => `concat(a${nth}, a${nth}) AS a${nth + 1}`);
    const joined = Array.from({ length: 3 }, (_, factor) => {
      return `arrayJoin([${Array.from({ length: 1_000 }, (__, nth) => nth * (factor + 1)).join(', ')}]) AS x${factor}`;
    });
    for (const sqlTemplate of [
      `SELECT Body AS a0, ${doubled.join(', ')} FROM otel_logs`,
      `SELECT uniqExact(x0, x1, x2) FROM (SELECT ${joined.join(', ')})`,
      `SELECT ${'('.repeat(2_000)}1${')'.repeat(2_000)}`,
    ]) {
      const config = { configType: 'sql', displayType: 'table', connectionId, sqlTemplate };
      const { status } = await server.caller('managed').post('/charts/query', { tile: { config }, ...range });
      expect(status, sqlTemplate.slice(0, 100)).toBe(400);
    }
    expect(await countOf('managed')).toEqual([[1]]);
  });
});
