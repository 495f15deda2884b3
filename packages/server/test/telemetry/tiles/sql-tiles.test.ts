import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { type ApiResponse, type DeploymentName, deployments, type Json } from '../../http/support/api.ts';
import { dashboard } from '../../http/support/request-bodies.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { end, event, MINUTE, start } from '../support/recent-events.ts';
import { ingestEvents } from '../support/send-telemetry.ts';

const events = [
  event(0, { level: 'error', text: 'refused', size: '3' }),
  event(30_000, { durationMs: 20 }),
  event(MINUTE, { service: 'cart', text: "it's \\ added", durationMs: 40 }),
  event(MINUTE + 1, { service: 'cart', level: 'error', durationMs: 1_000 }),
  // An event of the previous period.
  event(-5 * MINUTE, { text: 'earlier' }),
];

let server: RunningServer & Served;
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0 });
  for (const deployment of deployments) await ingestEvents(server, deployment, events);
});
afterAll(async () => server?.close());

/** Returns functions that query tiles with SQL in a deployment, and the ids of its sources by kind. Call it in a `describe`. */
function useSqlTiles(deployment: DeploymentName) {
  let connectionId: string;
  const sources: Record<string, string> = {};
  beforeAll(async () => {
    for (const { connection, kind, id } of (await server.caller(deployment).get('/sources')).content) {
      sources[kind] ??= id;
      connectionId = connection;
    }
  });
  const sqlConfig = (displayType: string, sqlTemplate: string, overrides: object = {}) => ({
    configType: 'sql',
    displayType,
    connectionId,
    sqlTemplate,
    ...overrides,
  });
  const post = (tile: object, overrides: object = {}): Promise<ApiResponse> =>
    server
      .caller(deployment)
      .post('/charts/query', { tile, startTime: start, endTime: end, granularity: '1m', ...overrides });
  const query = async (
    displayType: string,
    sql: string,
    config: object = {},
    overrides: object = {},
  ): Promise<Json> => {
    const { status, content, message, issues } = await post({ config: sqlConfig(displayType, sql, config) }, overrides);
    expect([status, message, issues]).toEqual([200, '', []]);
    return content;
  };
  const rowsOf = async (...args: Parameters<typeof query>) => (await query(...args)).rows;
  return { sources, sqlConfig, post, query, rowsOf };
}

const perMinute = `SELECT $__timeInterval(Timestamp) AS minute, ServiceName, count() AS events, countIf(SeverityText = 'error') AS errors
    FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY minute, ServiceName ORDER BY errors;`;

describe.each(deployments)('tiles with their own SQL in the %s deployment', (deployment) => {
  const { sources, sqlConfig, post, query } = useSqlTiles(deployment);

  it.each(['line', 'stacked_bar'])('a %s has times, groups and values', async (displayType) => {
    expect(await query(displayType, perMinute)).toEqual({
      displayType,
      granularity: '1m',
      columns: [
        { name: 'minute', role: 'time', type: 'time' },
        { name: 'ServiceName', role: 'group', type: 'string' },
        { name: 'events', role: 'value', type: 'number' },
        { name: 'errors', role: 'value', type: 'number' },
      ],
      truncated: false,
      rows: [
        [start, 'checkout', 2, 1],
        [start + MINUTE, 'cart', 2, 1],
      ],
    });
  });

  it('a line has the previous period and the groups with the largest values', async () => {
    const result = await query('line', perMinute, {}, { compareTo: 'previous_period' });
    expect(result.comparison).toEqual([[start + 5 * MINUTE, 'checkout', 1, 0]]);
    const sql = 'SELECT $__timeInterval(Timestamp) AS t, ServiceName, max(Duration) AS d FROM otel_traces GROUP BY ALL';
    const largest = await query('line', sql, { seriesLimit: 1 });
    expect([largest.rows, largest.truncated]).toEqual([[[start + MINUTE, 'cart', 1e9]], true]);
  });

  it('a table moves the times of the previous period to those of the range', async () => {
    const sql = perMinute.replace(
      'count() AS events',
      "count() AS events, maxOrNull(if(Body = '?', Timestamp, NULL)) AS never",
    );
    const result = await query('table', sql, {}, { compareTo: 'previous_period' });
    expect(result.comparison).toEqual([[start + 5 * MINUTE, 'checkout', 1, null, 0]]);
  });

  it('comments can contain macros and variables', async () => {
    const sql = `SELECT count() -- only $__timeFilter, it's without $__filters
      FROM otel_logs /* $__unknown
      \${unknown} */ WHERE $__timeFilter(Timestamp) # $__filter(ServiceName
      AND '--\${service:csv}' = '--cart'`;
    const overrides = { filters: [{ expression: 'ServiceName', values: ['cart'] }], variables: { service: ['cart'] } };
    expect((await query('number', sql, {}, overrides)).rows).toEqual([[4]]);
  });

  it.each([
    `// of \${service:csv}\n`,
    `-- of \${service:csv}\n`,
    `# of \${service:csv}\n`,
    `/* of /* it's */ \${service:csv} */`,
  ])('a variable in the comment %j is not expanded, so its value cannot end the comment', async (comment) => {
    const variables = { service: ['x\n + 1 */ + 1 --'] };
    const sql = `SELECT toFloat64(1) ${comment} AS value, '\${service:csv}' AS service`;
    expect((await query('table', sql, {}, { variables })).rows).toEqual([[1, variables.service[0]]]);
  });

  it('filters on unknown columns are not resolved for a macro in a comment', async () => {
    const overrides = { filters: [{ expression: 'unknown', values: ['cart'] }] };
    const sql = 'SELECT count() FROM otel_logs WHERE $__filters';
    const tile = { config: sqlConfig('number', sql, { sourceId: sources['log'] }) };
    expect((await post(tile, overrides)).status).toBe(400);
    const commented = await query('number', sql.replace('WHERE', '-- WHERE'), { sourceId: sources['log'] }, overrides);
    expect(commented.rows).toEqual([[5]]);
  });

  it('a stored tile has the variables of its dashboard', async () => {
    const filter = { type: 'QUERY_EXPRESSION', expression: 'ServiceName', sourceId: sources['log'] };
    const config = sqlConfig(
      'number',
      'SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp) AND $__filter(ServiceName, $The_service) AND $__filters',
    );
    const created = await server.caller(deployment).create('/dashboards', {
      ...dashboard(),
      tiles: [{ name: 'Events', x: 0, y: 0, w: 6, h: 3, config }],
      filters: [
        { ...filter, name: 'The service', isVariableEnabled: true, isBroadcastEnabled: false },
        { ...filter, name: 'Level', expression: 'SeverityText' },
      ],
    });
    const tile = { dashboardId: created.id, tileId: created.tiles[0].id };
    const [service, level] = created.filters;
    const rowsWith = async (overrides: object) => (await post(tile, overrides)).content?.rows;
    expect(await rowsWith({})).toEqual([[4]]);
    expect(await rowsWith({ variables: { The_service: ['cart'] } })).toEqual([[2]]);
    expect(await rowsWith({ filters: [{ filterId: service.id, values: ['cart'] }] })).toEqual([[2]]);
    const filters = [service, level].map(({ id }, nth) => ({ filterId: id, values: [['cart', 'error'][nth]] }));
    expect(await rowsWith({ filters })).toEqual([[1]]);
    const unknown = await post(tile, { variables: { service: ['cart'] } });
    expect([unknown.status, unknown.issues[0]?.pointer]).toEqual([400, '/variables/service']);
  });

  it('a tile with an unknown connection or source is rejected', async () => {
    const unknown = await post({ config: { ...sqlConfig('number', 'SELECT 1'), connectionId: 'f'.repeat(24) } });
    expect([unknown.status, unknown.issues[0]?.message]).toEqual([400, 'The connection does not exist.']);
    const missing = await post({ config: sqlConfig('number', 'SELECT 1', { sourceId: 'f'.repeat(24) }) });
    expect(missing.status).toBe(404);
  });
});

// Both deployments run the same SQL, so these details are tested only on the managed one.
describe('tiles with their own SQL', () => {
  const { sources, sqlConfig, post, query, rowsOf } = useSqlTiles('managed');

  it('a table has all columns and rows in their order', async () => {
    const sql = `SELECT ServiceName, count(), min(Timestamp) AS first, any(LogAttributes), NULL, toUInt64(5) AS five, [1, 2], true AS yes
      FROM otel_logs WHERE $__dateTimeFilter(toDate(Timestamp), Timestamp) GROUP BY ServiceName ORDER BY ServiceName DESC`;
    const result = await query('table', sql);
    expect(result.columns.map(({ name, role, type }: Json) => [name, role, type])).toEqual([
      ['ServiceName', 'field', 'string'],
      ['count()', 'value', 'number'],
      ['first', 'field', 'time'],
      ['any(LogAttributes)', 'field', 'json'],
      ['NULL', 'field', 'string'],
      ['five', 'value', 'number'],
      ['[1, 2]', 'field', 'string'],
      ['yes', 'field', 'boolean'],
    ]);
    expect(result.rows).toEqual([
      ['checkout', 2, start, '{"size":"3"}', null, 5, '[1,2]', true],
      ['cart', 2, start + MINUTE, '{}', null, 5, '[1,2]', true],
    ]);
  });

  it('integers, dates and decimals are returned as numbers', async () => {
    const sql = `SELECT ServiceName IN ('cart') AS a, toLowCardinality(toDate(Timestamp)) AS b, toDecimal64(1.5, 1) AS c
      FROM otel_logs ORDER BY Timestamp DESC LIMIT 1`;
    const midnight = Math.floor((start + MINUTE) / 86_400_000) * 86_400_000;
    expect(await rowsOf('table', sql)).toEqual([[1, midnight, 1.5]]);
    expect(await rowsOf('number', "SELECT ServiceName IN ('cart') FROM otel_logs ORDER BY Timestamp DESC")).toEqual([
      [1],
    ]);
  });

  it('a number tile has only the first number that the SQL selects', async () => {
    expect(
      await query('number', "SELECT 'events', count() AS n, 7 FROM otel_logs WHERE $__timeFilter(Timestamp)"),
    ).toEqual({
      displayType: 'number',
      columns: [{ name: 'n', role: 'value', type: 'number' }],
      truncated: false,
      rows: [[4]],
    });
  });

  it.each(['pie', 'bar'])('a %s has the first text and the first number', async (displayType) => {
    const sql =
      'SELECT count() AS n, ServiceName, SeverityText FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY ALL ORDER BY ALL';
    expect(await rowsOf(displayType, sql)).toEqual([
      ['cart', 1],
      ['cart', 1],
      ['checkout', 1],
      ['checkout', 1],
    ]);
  });

  it('WITH, subqueries, joins, unions, lambdas and windows run over the tables of the tenant', async () => {
    const sql = `WITH slow AS (SELECT ServiceName, max(Duration) AS d FROM otel_traces GROUP BY ServiceName)
      SELECT l.ServiceName, count() AS n, any(d) AS longest, arraySum(x -> x * 2, [1, 2]) AS six,
        row_number() OVER (ORDER BY l.ServiceName) AS nth
      FROM otel_logs AS l LEFT JOIN slow ON slow.ServiceName = l.ServiceName
      WHERE $__timeFilter(Timestamp) AND l.ServiceName IN (SELECT ServiceName FROM otel_traces)
      GROUP BY l.ServiceName
      UNION ALL SELECT 'all', (SELECT count() FROM otel_logs), 0, 0, 0`;
    const rows: unknown[][] = await rowsOf('table', `SELECT * FROM (${sql}) ORDER BY 1`);
    expect(rows).toEqual([
      ['all', 5, 0, 0, 0],
      ['cart', 2, 1e9, 6, 1],
      ['checkout', 2, 2e7, 6, 2],
    ]);
  });

  it('macros and parameters are replaced with the range, the interval and the table of the source', async () => {
    const select = `SELECT $__fromTime AS a, $__toTime AS b, $__fromTime_ms AS c, $__toTime_ms AS d, $__interval_s AS s,
      {startDateMilliseconds:Int64} AS e, {intervalMilliseconds:Int64} AS i, count() AS n
      FROM $__sourceTable WHERE $__timeFilter_ms(Timestamp) AND $__dateFilter(toDate(Timestamp))`;
    expect(await rowsOf('table', select, { sourceId: sources['log'] })).toEqual([
      [start, end, start, end, 60, start, MINUTE, 4],
    ]);
    const metrics = 'SELECT count() FROM $__sourceTable(gauge)';
    expect(await rowsOf('number', metrics, { sourceId: sources['metric'] })).toEqual([[0]]);
    for (const name of ['gauges', 'constructor']) {
      const config = sqlConfig('number', `SELECT count() FROM $__sourceTable(${name})`, {
        sourceId: sources['metric'],
      });
      const { status, issues } = await post({ config });
      expect([status, issues[0]?.message]).toEqual([400, expect.stringContaining(`no table for ${name}`)]);
    }
    const perInterval = 'SELECT $__timeInterval_ms(Timestamp) AS t, count() FROM otel_logs GROUP BY t';
    // Without a filter of times, the earlier event counts, too.
    expect((await rowsOf('line', perInterval)).length).toBe(3);
  });

  it('filters apply where the SQL contains $__filters', async () => {
    const count = 'SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)';
    const filtered = `${count} AND $__filters`;
    const cart = { filters: [{ expression: 'ServiceName', values: ['cart'] }] };
    expect(await rowsOf('number', filtered)).toEqual([[4]]);
    expect(await rowsOf('number', filtered, {}, cart)).toEqual([[2]]);
    expect(await rowsOf('number', count, {}, cart)).toEqual([[4]]);
    // As in tiles without their own SQL, an empty value selects the events without a value.
    const without = { filters: [{ expression: "nullIf(ServiceName, 'cart')", values: [''] }] };
    for (const sourceId of [sources['log'], undefined]) {
      expect(await rowsOf('number', filtered, { sourceId }, without), String(sourceId)).toEqual([[2]]);
    }
    const where = { where: "SeverityText = 'error' -- only", whereLanguage: 'sql' };
    expect(await rowsOf('number', filtered, {}, { ...cart, ...where })).toEqual([[1]]);
    const lucene = { ...cart, where: 'SeverityText:error' };
    expect(await rowsOf('number', filtered, { sourceId: sources['log'] }, lucene)).toEqual([[1]]);
    for (const sourceId of [undefined, sources['metric']]) {
      const { status, issues } = await post({ config: sqlConfig('number', filtered, { sourceId }) }, lucene);
      expect([status, issues]).toMatchObject([
        400,
        [
          {
            pointer: '/where',
            message: expect.stringContaining('expected a tile with the sourceId of a source of events'),
          },
        ],
      ]);
    }
  });

  it.each<[string, readonly string[], number]>([
    ['ServiceName IN ($service)', ['cart'], 2],
    [`ServiceName IN (\${service})`, ['cart', 'checkout'], 4],
    ['ServiceName = $service', [], 0],
    [`match(ServiceName, '^\${service:regex}$')`, ['c.rt', 'cart'], 2],
    [`match(ServiceName, '^\${service:regex}$')`, [], 4],
    [`has(splitByChar(',', '\${service:csv}'), ServiceName)`, ['cart', 'x'], 2],
    [`'\${service:lucene}' = '("ca\\\\"rt" OR "b")'`, ['ca"rt', 'b'], 4],
    ['$__filter(ServiceName, $service)', ['cart'], 2],
    ['$__filter(ServiceName, $service)', [], 4],
    ['$__conditionalAll(ServiceName IN ($service), $service)', ['checkout'], 2],
    ['$__conditionalAll(ServiceName IN ($service), $service)', [], 4],
    ['Body IN ($service)', ["it's \\ added"], 1],
    ["Body != '$other costs $5'", ['x'], 4],
    ['ServiceName = $service', ["' OR 1=1 --"], 0],
    ['ServiceName IN ($service)', ['$__fromTime', '$service'], 0],
    ['$__fromTime() < $__toTime() AND ServiceName IN ($service)', ['cart'], 2],
  ])('the variable in %s with the values %j selects %d events', async (condition, values, expected) => {
    const sql = `SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp) AND ${condition}`;
    expect(await rowsOf('number', sql, {}, { variables: { service: values } })).toEqual([[expected]]);
  });

  it.each<[string, string, string]>([
    ['SELECT count( FROM otel_logs', 'line', 'syntax error (at position 13)'],
    [
      "SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp) AND ServiceName = 'é' AND (",
      'number',
      'syntax error (at position 88)',
    ],
    ['SELECT count() FROM otel_logs WHERE ServiceName = $svc', 'number', 'no variable has the name svc'],
    [
      `SELECT count() FROM otel_logs WHERE ServiceName = \${svc}`,
      'number',
      'no variable has the name svc (at position 51)',
    ],
    [`SELECT \${service:json}`, 'number', 'expected one of the formats sqlstring, regex, csv, lucene (at position 8)'],
    ['SELECT $__now', 'number', 'unknown macro $__now, expected one of $__fromTime'],
    ['SELECT $__timeFilter(a, b)', 'number', '$__timeFilter: expected 1 argument, received 2 (at position 8)'],
    ['SELECT $__timeFilter', 'number', '$__timeFilter: expected 1 argument, received 0'],
    ['SELECT $__fromTime(Timestamp)', 'number', '$__fromTime: expected 0 arguments, received 1 (at position 8)'],
    ['SELECT $__filter(a, )', 'number', '$__filter: expected arguments that are not empty (at position 8)'],
    ['SELECT $__timeFilter(a', 'number', 'expected a closing parenthesis'],
    [
      `SELECT 1 ${'+ $__interval_s '.repeat(1_001)}`,
      'number',
      'expected at most 1000 macros and variables (at position',
    ],
    ['SELECT count() FROM $__sourceTable', 'number', 'expected a tile with a sourceId'],
    ['SELECT {nothing:Int64}', 'number', 'no parameter has the name nothing'],
    ['SELECT count() FROM otel_lgs', 'number', 'your database has no table with the name otel_lgs'],
    ['SELECT Bdy FROM otel_logs', 'table', 'Unknown expression'],
    ["SELECT toInt64('x') AS n", 'number', 'Cannot parse'],
    ['SELECT ServiceName FROM otel_logs', 'number', 'The SQL selects no number'],
    ['SELECT count() FROM otel_logs', 'line', 'The SQL selects no time'],
  ])('%s in a %s is rejected: %s', async (sql, displayType, message) => {
    const { status, issues, text } = await post({ config: sqlConfig(displayType, sql) });
    expect([status, issues[0]?.message]).toEqual([400, expect.stringContaining(message)]);
    // The response has no internal names and no suggestions of the engine.
    expect(text).not.toMatch(/DB::Exception|__c0|Maybe you meant|system\./);
  });

  it('the text that a macro replaces does not count towards the length of the expanded SQL', async () => {
    const condition = `$__conditionalAll(Body = '${'x'.repeat(20_000)}', $none)`;
    const sql = `SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp) AND ServiceName NOT IN ($service) AND ${condition}`;
    const variables = { service: Array.from({ length: 24 }, () => 'x'.repeat(10_000)), none: [] };
    expect(await rowsOf('number', sql, {}, { variables })).toEqual([[4]]);
  });

  it.each([
    ['a variable', 26, 'SELECT 1 AS n'],
    [
      'SQL that contains a variable twice',
      13,
      'SELECT count() FROM otel_logs WHERE Body IN ($service) OR ServiceName IN ($service)',
    ],
  ])('%s is rejected if its values are too long', async (_, count, sql) => {
    const variables = { service: Array.from({ length: count }, () => 'x'.repeat(10_000)) };
    const { status, issues } = await post({ config: sqlConfig('number', sql) }, { variables });
    const message = expect.stringContaining('expected SQL of at most 250000 characters with its variables');
    expect([status, issues[0]?.message]).toEqual([400, message]);
  });
});
