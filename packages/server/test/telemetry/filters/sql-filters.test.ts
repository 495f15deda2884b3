import { beforeAll, describe, expect, it } from 'vitest';
import { FilterSyntaxError } from '../../../src/telemetry/filter/filter-error.ts';
import { SqlExpressionCache, type SqlExpressions, tableScope } from '../../../src/telemetry/filter/sql-expression.ts';
import type { TableShape } from '../../../src/telemetry/schema/catalog.ts';
import { logRow } from '../support/log-rows.ts';
import { fillLogs } from '../support/log-table.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';

const rows = [
  logRow({ Body: 'refused', SeverityText: 'ERROR', SeverityNumber: 17 }),
  logRow({ Body: "it's", SeverityNumber: 9, LogAttributes: { 'http.status': '503' } }),
  logRow({ Body: 'a\nFunction sleep (children 1)', ServiceName: 'cart' }),
];

/** Returns a filter with an alias that looks like lines of a syntax tree. Such lines could hide those of a subquery. */
function filterWithForgedTree(lineBreak: string, subquery: string): string {
  const name = `\`Body${Array.from({ length: 20 }, (_, depth) => `${lineBreak}${' '.repeat(depth + 1)}X`).join('')}\``;
  return `${name} = 1 AND ((SELECT ${subquery}) AS ${name})`;
}

describe.each(engineKinds)('SQL filters on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `sql_filters_${process.pid}`;
  let shape: TableShape;
  let filters: SqlExpressions;
  beforeAll(async () => {
    ({ shape } = await fillLogs(await engine(), database, rows));
    filters = new SqlExpressionCache().compiler(await engine());
  });

  const matching = async (text: string): Promise<number[]> => {
    const condition = await filters.condition(text, tableScope(shape));
    const sql = `SELECT TraceId AS n FROM otel_logs WHERE ${condition?.sql ?? '1'} ORDER BY n`;
    return (await (await engine()).query<{ n: string }>({ sql, database })).map(({ n }) => Number(n));
  };

  it.each([
    ['', [0, 1, 2]],
    ["SeverityText = 'ERROR'", [0]],
    ["Body = 'it''s'", [1]],
    ["Body = 'it\\'s'", [1]],
    ["`Body` = 'refused'", [0]],
    ["Body = 'refused' -- and no more", [0]],
    ["Body /* the text */ = 'refused'", [0]],
    ["Body = 'refused'\nOR SeverityNumber BETWEEN 1 AND 9 AND ServiceName = 'cart'", [0, 2]],
    ["LogAttributes['http.status'] = '503'", [1]],
    ["toInt32OrNull(LogAttributes['http.status']) >= 500", [1]],
    ["SeverityText IN ('ERROR', 'FATAL')", [0]],
    ["SeverityText NOT LIKE 'E%'", [1, 2]],
    ["Body ILIKE 'REF%' AND NOT empty(ServiceName)", [0]],
    ['Timestamp > now() - INTERVAL 30 DAY', [0, 1, 2]],
    ['CASE WHEN SeverityNumber > 9 THEN 1 ELSE 0 END', [0]],
    ["SeverityNumber::String = '17'", [0]],
    ["Body = 'a\nFunction sleep (children 1)'", [2]],
    ["SeverityText = ''", []],
    ['true', [0, 1, 2]],
  ] as const)('%s matches rows %j', async (text, expected) => {
    expect(await matching(text)).toEqual(expected);
  });

  it.each([
    ['1); DROP TABLE otel_logs; SELECT (1', 'syntax error (at position 3)'],
    ["Body = 'x'; DROP TABLE otel_logs", 'syntax error'],
    ['1) FROM otel_traces WHERE (1', 'syntax error (at position 2)'],
    ['1) UNION ALL SELECT (2', 'syntax error (at position 2)'],
    ['1) SETTINGS readonly = 0 --', 'syntax error'],
    ['1) SETTINGS readonly = (0', 'one SQL expression'],
    ['1) FORMAT Null --', ''],
    ["1) INTO OUTFILE 'x' --", 'syntax error'],
    ['1 SETTINGS readonly = 0', 'syntax error'],
    ['1) OR (1', 'syntax error (at position 2)'],
    ["Body = 'x') OR (Body = 'y'", 'syntax error (at position 11)'],
    ['1, 1', 'expected a condition'],
    ['Body LIKE', 'syntax error (at position 10)'],
    ["Body = 'x' AND (", 'syntax error'],
    ['Body IN (SELECT Body FROM otel_logs)', 'a subquery'],
    ['(SELECT 1)', 'a subquery is not available'],
    ['EXISTS (SELECT 1)', 'not available'],
    ['Body IN otel_traces', 'expected a list after IN'],
    ['Body IN Body', 'expected a list after IN'],
    ['Body IN (otel_traces)', 'expected a list after IN'],
    ['other.otel_logs.Body = 1', 'unknown column "other.otel_logs.Body"'],
    ['Nope = 1', 'unknown column "Nope"'],
    ['servicename = 1', 'unknown column "servicename": did you mean ServiceName?'],
    ["_part = 'x'", 'unknown column "_part"'],
    ['*', '* is not available'],
    ['sleep(3) = 0', 'the function sleep is not available'],
    ["url('http://127.0.0.1/') = 1", 'the function url is not available'],
    ["file('/etc/passwd') = ''", 'the function file is not available'],
    ["dictGet('a', 'b', 1) = 1", 'the function dictGet is not available'],
    ["joinGet('a', 'b', 1) = 1", 'the function joinGet is not available'],
    ["getSetting('max_threads') = 1", 'the function getSetting is not available'],
    ["getMacro('x') = 'a'", 'the function getMacro is not available'],
    ["hostName() = 'x'", 'the function hostName is not available'],
    ["currentUser() = 'x'", 'the function currentUser is not available'],
    ['throwIf(1) = 1', 'the function throwIf is not available'],
    ['levenshteinDistance(Body, Body) > 1', 'the function levenshteinDistance is not available'],
    ['count() > 1', 'the function count is not available'],
    ['row_number() OVER () = 1', 'the function row_number is not available'],
    ['arrayExists(x -> sleep(1), [1])', 'the function arrayExists is not available'],
    ["length(repeat('x', 1000000000)) > 1", 'the function repeat is not available'],
    ['(Body AS b) = 1', 'an alias (AS) is not available'],
    ['Body = {x:String}', 'one expression and nothing else'],
    ["COLUMNS('B') = 1", 'not available'],
    ['Body', 'expected a condition, received an expression of type String'],
    ['SeverityNumber + 1', 'expected a condition'],
    ['SeverityNumber = [1]', ''],
    ['not a filter at all', 'syntax error'],
    ['NULL = 1', 'expected a condition'],
    ['`Body\n Function` = 1', 'names with line breaks'],
    ['"Body\\n X" = 1', 'names with line breaks'],
    ['`Body\\x0a X` = 1', 'names with line breaks'],
    [filterWithForgedTree('\n', '(SELECT count() FROM system.databases) > 0'), 'names with line breaks'],
    [filterWithForgedTree('\\n', '(SELECT count() FROM system.databases) > 0'), 'names with line breaks'],
    [filterWithForgedTree('\r', '(SELECT count() FROM system.databases) > 0'), 'names with line breaks'],
    [filterWithForgedTree('', '(SELECT count() FROM system.databases) > 0'), ''],
  ] as const)('such as %s are rejected: %s', async (text, message) => {
    const error = await filters.condition(text, tableScope(shape)).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(FilterSyntaxError);
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    expect(String(error)).not.toContain('DB::Exception');
  });

  it('that are rejected change no rows', async () => {
    // Filters of the tests above contain statements such as DROP TABLE.
    expect(await matching('true')).toEqual([0, 1, 2]);
  });
});
