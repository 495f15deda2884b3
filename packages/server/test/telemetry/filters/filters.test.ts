import { beforeAll, describe, expect, it } from 'vitest';
import { logRow, recentHour } from '../support/log-rows.ts';
import { fillLogs } from '../support/log-table.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';

const rows = [
  logRow({ Body: 'Connection refused by payment-gateway', SeverityText: 'ERROR', SeverityNumber: 17 }), // 0
  logRow({ Body: 'GET /api/v2/users 200', LogAttributes: { 'http.status_code': '200', path: '/api/v2/users' } }), // 1
  logRow({ Body: 'GET /api/v2/users 503', LogAttributes: { 'http.status_code': '503', path: '/api/v2/users' } }), // 2
  logRow({ Body: '100% done_now \\ fine', ServiceName: 'Cart_Service' }), // 3
  logRow({ Body: 'Ünïcödé CAFÉ 日本', ServiceName: 'cartXservice' }), // 4
  logRow({ Body: 'it said "hello" (twice)', LogAttributes: { user: "O'Brien", empty: '' } }), // 5
  logRow({
    Body: 'slow query',
    LogAttributes: { ms: '1500.5', name: 'alpha beta' },
    SeverityText: 'warn',
    SeverityNumber: 13,
  }), // 6
  logRow({ Body: 'errors everywhere', LogAttributes: { ms: '9', name: 'beta' } }), // 7
  logRow({ Body: 'Überfall auf Straße', ServiceName: 'press', LogAttributes: { ns: '1795327200000000001' } }), // 8
  logRow({ Body: 'ratio 3:1 of 5*7 in C:\\logs', ServiceName: 'a*b', LogAttributes: { 'a:b': '(x y)', re: '/a.*/' } }), // 9
];
const all = rows.map((_, index) => index);

function allExcept(...excluded: number[]) {
  return all.filter((index) => !excluded.includes(index));
}

/** Filters and the indexes of the rows that they match. */
const cases: readonly (readonly [string, readonly number[]])[] = [
  ['', all],
  ['   ', all],
  // substrings, ignoring case
  ['SeverityText:error', [0]],
  ['SeverityText:err', [0]],
  ['Body:REFUSED', [0]],
  ['Body:café', [4]],
  ['Body:users', [1, 2]],
  ['Body:nothing', []],
  // characters with a meaning in LIKE patterns and SQL
  ['Body:%', [3]],
  ['Body:_', [3]],
  ['Body:\\', [3, 9]],
  ['ServiceName:cart_s', [3]],
  ["LogAttributes.user:O'Brien", [5]],
  ['Body:/api/v2', [1, 2]],
  // exact
  ['SeverityText:"ERROR"', [0]],
  ['SeverityText:"error"', []],
  ['LogAttributes.name:"beta"', [7]],
  ['LogAttributes.name:"alpha beta"', [6]],
  ['SeverityNumber:"17"', [0]],
  // patterns
  ['ServiceName:cart*', [3, 4]],
  ['ServiceName:*service', [3, 4]],
  ['ServiceName:c*t', [0, 1, 2, 5, 6, 7]],
  ['Body:*users*', [1, 2]],
  ['ServiceName:Cart_*', [3]],
  ['Body:100%*', [3]],
  // existence
  ['LogAttributes.user:*', [5]],
  ['LogAttributes.empty:*', [5]],
  ['LogAttributes.empty:**', [5]],
  ['-LogAttributes.name:*', allExcept(6, 7)],
  ['LogAttributes:*', [1, 2, 5, 6, 7, 8, 9]],
  ['TraceFlags:*', all],
  ['SpanId:*', []],
  // comparisons of numbers and text
  ['SeverityNumber:17', [0]],
  ['SeverityNumber:1', []],
  ['SeverityNumber:>9', [0, 6]],
  ['SeverityNumber:>=13', [0, 6]],
  ['SeverityNumber:<13', allExcept(0, 6)],
  ['SeverityNumber:<=9', allExcept(0, 6)],
  ['SeverityNumber:>12.5', [0, 6]],
  ['SeverityNumber:>-1', all],
  ['LogAttributes.http.status_code:>=500', [2]],
  ['LogAttributes.ms:>10', [6]],
  ['LogAttributes.ms:<10', [7]],
  ['LogAttributes.name:>alpha', [6, 7]],
  ['LogAttributes.name:<b', [6]],
  // ranges
  ['SeverityNumber:[13 TO 17]', [0, 6]],
  ['SeverityNumber:{13 TO 17]', [0]],
  ['SeverityNumber:[13 TO 17}', [6]],
  ['SeverityNumber:{13 TO 17}', []],
  ['SeverityNumber:[* TO 9]', allExcept(0, 6)],
  ['SeverityNumber:[13 TO *]', [0, 6]],
  ['LogAttributes.ms:[* TO 2e3]', [6, 7]],
  ['LogAttributes.name:[a TO b]', [6]],
  ['LogAttributes.name:["alpha beta" TO "beta"}', [6]],
  // comparisons of times
  ['Timestamp:>2020-01-01T00:00:00Z', all],
  ['Timestamp:>2020-01-01', all],
  ['Timestamp:>"2020-01-01 00:00"', all],
  ['Timestamp:<1577836800000', []],
  // integers above 2^53, where Float64 is not exact
  ['LogAttributes.ns:>=1795327200000000002', []],
  ['LogAttributes.ns:>=1795327200000000001', [8]],
  ['LogAttributes.ns:>1795327200000000000', [8]],
  ['LogAttributes.ns:[1795327200000000001 TO 1795327200000000001]', [8]],
  ['LogAttributes.ns:<9223372036854775808', [8]],
  ['LogAttributes.ms:<1795327200000000000', [6, 7]],
  // words beyond ASCII, ignoring case
  ['überfall', [8]],
  ['ÜBERFALL straße', [8]],
  ['über', []],
  ['über*', [8]],
  // boolean operators
  ['SeverityText:error OR SeverityText:warn', [0, 6]],
  ['SeverityText:error || SeverityText:warn', [0, 6]],
  ['Body:users AND LogAttributes.http.status_code:503', [2]],
  ['Body:users && LogAttributes.http.status_code:503', [2]],
  ['Body:users LogAttributes.http.status_code:503', [2]],
  ['NOT SeverityText:info', [0, 6]],
  ['-SeverityText:info', [0, 6]],
  ['NOT NOT SeverityText:error', [0]],
  ['Body:users -LogAttributes.http.status_code:503', [1]],
  ['SeverityText:error OR Body:users AND LogAttributes.http.status_code:503', [0, 2]],
  ['(SeverityText:error OR Body:users) AND LogAttributes.http.status_code:503', [2]],
  ['-(SeverityText:error OR SeverityText:warn)', allExcept(0, 6)],
  ['SeverityText:(error OR warn)', [0, 6]],
  ['Body:(users 503)', [2]],
  ['SeverityText:(-info)', [0, 6]],
  ['SeverityText:("ERROR" OR "warn")', [0, 6]],
  ['SeverityNumber:(>9 <17)', [6]],
  // words and phrases without a field
  ['refused', [0]],
  ['REFUSED', [0]],
  ['error', []],
  ['errors', [7]],
  ['err*', [7]],
  ['*where', [7]],
  ['slow query', [6]],
  ['"slow query"', [6]],
  ['"w query"', [6]],
  ['payment-gateway', [0]],
  ['日本', [4]],
  ['users -503', [1]],
  ['-errors', allExcept(7)],
  ['*', all],
  // escapes
  ['Body:3\\:1', [9]],
  ['Body:3:1', [9]],
  ['Body:"ratio 3:1 of 5*7 in C:\\\\logs"', [9]],
  ['Body:"ratio 3:1 of 5*7 in C:\\logs"', [9]],
  ['Body:"it said \\"hello\\" (twice)"', [5]],
  ['"said \\"hello\\""', [5]],
  ['Body:\\"hello\\"', [5]],
  ['Body:\\(twice\\)', [5]],
  ['Body:slow\\ query', [6]],
  ['ServiceName:a\\*b', [9]],
  ['ServiceName:a\\**', [9]],
  ['ServiceName:a*b', [9]],
  ['ServiceName:c\\*', []],
  ['Body:5\\*7', [9]],
  ['Body:\\*', [9]],
  ['"5*7"', [9]],
  ['LogAttributes.a\\:b:\\(x\\ y\\)', [9]],
  ['LogAttributes.re:\\/a.\\*\\/', [9]],
  ['Body:\\\\', [3, 9]],
  ['Body:C\\:\\logs', [9]],
  ['SeverityNumber:>\\-1', all],
  ['(slow\\) OR slow)', [6]],
  ['slow\\-query', [6]],
  ['NOT\\ found', []],
  // keys
  ["LogAttributes['http.status_code']:200", [1]],
  ['LogAttributes.http.status_code:200', [1]],
  ['LogAttributes.missing:x', []],
  ['-LogAttributes.missing:x', all],
];

describe.each(engineKinds)('filters on $name', (kind) => {
  const engine = engineForFile(kind);
  let logs: Awaited<ReturnType<typeof fillLogs>>;
  beforeAll(async () => {
    logs = await fillLogs(await engine(), `filters_${process.pid}`, rows);
  });

  it('compare times with a precision of nanoseconds', async () => {
    const opened = await engine();
    const database = `nanoseconds_${process.pid}`;
    const { matching } = await fillLogs(opened, database, []);
    const hour = recentHour();
    const fractions = ['123456788', '123456789', '123456790', '123000000'];
    const stored = fractions.map((digits, index) => ({
      Timestamp: `${hour / 1000}${digits}`,
      TraceId: String(index),
    }));
    await opened.insert(database, 'otel_logs', stored);
    const second = new Date(hour).toISOString().slice(0, 19);
    expect(await matching(`Timestamp:"${second}.123456789Z"`)).toEqual([1]);
    expect(await matching(`Timestamp:${second}.123456789Z`)).toEqual([1]);
    expect(await matching(`Timestamp:>${second}.123456789Z`)).toEqual([2]);
    expect(await matching(`Timestamp:<=${second}.123456789Z`)).toEqual([0, 1, 3]);
    expect(await matching(`Timestamp:"${second}.123Z"`)).toEqual([3]);
    expect(await matching(`Timestamp:"${second}.12345679+00:00"`)).toEqual([2]);
  });

  it.each(cases)('%s matches rows %j', async (filter, expected) => {
    expect(await logs.matching(filter)).toEqual(expected);
  });
});
