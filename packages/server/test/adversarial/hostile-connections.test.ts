import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../support/listen.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { expectResponse } from './expect-response.ts';

const HOUR = 3_600_000;
const MEGABYTE = 2 ** 20;

/** A response size just below the bound of 24 MiB. */
const LARGEST = 23 * MEGABYTE;
const TOO_LARGE = 'needs more memory than a query may use';

/** Encodes a value in the Native format of ClickHouse: a variable-length integer (LEB128), or a string after its length. */
function native(value: number | string): Buffer {
  if (typeof value === 'string') return Buffer.concat([native(value.length), Buffer.from(value)]);
  return value < 128
    ? Buffer.from([value])
    : Buffer.concat([Buffer.from([(value % 128) + 128]), native(Math.floor(value / 128))]);
}

/**
 * Responds as the hostile ClickHouse server to a statement of a chart. `tableColumns` is the valid response if the statement reads the
 * columns of a table, otherwise undefined.
 */
type Respond = (tableColumns: string | undefined, response: ServerResponse) => void;

/** Returns the `tableColumns` of {@link Respond} for a statement. */
function tableColumnsOf({ url = '' }: IncomingMessage, statement: string): string | undefined {
  if (!statement.includes('system.columns')) return undefined;
  const [table = ''] = /t\d+/.exec(new URL(url, 'http://localhost').searchParams.get('param_tables') ?? '') ?? [];
  return ['Timestamp', 'ServiceName', 'Body']
    .map((name) => JSON.stringify({ table, name, type: name === 'Timestamp' ? 'DateTime64(9)' : 'String' }))
    .join('\n');
}

describe.runIf(isSoak)('a query on a connection to a hostile server', () => {
  const service = measuredService(['--telemetry=on', '--webhook-allow=127.0.0.1']);
  let respond: Respond = (_, response) => response.end();
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((statement) => respond(tableColumnsOf(request, statement), response));
  });
  let tables = 0;
  const connectionIds: string[] = [];
  const start = Math.floor(Date.now() / HOUR) * HOUR;

  beforeAll(async () => {
    const host = `http://127.0.0.1:${await listenOnLoopback(server)}`;
    for (let nth = 0; nth < 20; nth += 1) {
      const { id } = await service().api.create('/connections', { name: `Other ${nth}`, host, username: 'u' });
      connectionIds.push(id);
    }
  }, 60_000);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Queries a table that no query has used before, on one of the connections. */
  const query = async (nth = 0, where = '') => {
    tables += 1;
    const source = await service().api.create('/sources', {
      name: `Logs ${tables}`,
      kind: 'log',
      connection: connectionIds[nth % connectionIds.length],
      from: { databaseName: 'd', tableName: `t${tables}` },
      timestampValueExpression: 'Timestamp',
      defaultTableSelectExpression: 'Body',
      bodyExpression: 'Body',
    });
    const config = { displayType: 'table', sourceId: source.id, select: [{ aggFn: 'count', where }] };
    const response = await service().api.post('/charts/query', {
      tile: { config },
      startTime: start - HOUR,
      endTime: start,
    });
    await service().api.delete(`/sources/${source.id}`);
    return response;
  };

  it.each<[name: string, respond: Respond, rejection?: string]>([
    ['empty blocks', (tableColumns, response) => response.end(tableColumns ?? Buffer.alloc(190_000))],
    [
      'blocks of empty columns',
      (tableColumns, response) => {
        // 1,000 columns, no rows, and empty names and types of the columns.
        const block = Buffer.concat([native(1_000), native(0), Buffer.alloc(2_000)]);
        response.end(tableColumns ?? Buffer.concat(Array.from({ length: 15_000 }, () => block)));
      },
    ],
    ['JSON in one line', (_, response) => response.end(`{"table":"${'x'.repeat(LARGEST)}"}`)],
    ['numbers in one line', (_, response) => response.end(`[${'1,'.repeat(LARGEST / 2)}1]`)],
    [
      'numbers in lines of 1 MB',
      (_, response) => response.end(`{"table":[${'1,'.repeat(MEGABYTE / 2)}1]}\n`.repeat(22)),
    ],
    [
      'empty lists in lines of 100 KB',
      (_, response) => response.end(`{"table":[${'[],'.repeat(33_000)}1]}\n`.repeat(230)),
    ],
    [
      'empty lists in lines of 4 MB',
      (_, response) => response.end(`{"table":[${'[],'.repeat(1_300_000)}1]}\n`.repeat(5)),
    ],
    ['brackets', (_, response) => response.end('['.repeat(LARGEST))],
    ['short lines', (_, response) => response.end('{}\n'.repeat(LARGEST / 3)), 'returns more than 50000 rows'],
    [
      'empty strings',
      (tableColumns, response) => {
        const column = Buffer.concat([native('a'), native('String'), Buffer.alloc(50_000)]);
        const columns = Array.from({ length: 450 }, () => column);
        response.end(tableColumns ?? Buffer.concat([native(450), native(50_000), ...columns]));
      },
    ],
    [
      'blocks of one row',
      (tableColumns, response) => {
        const block = Buffer.concat([1, 1, 'a', 'String', ''].map(native));
        response.end(tableColumns ?? Buffer.concat(Array.from({ length: 50_000 }, () => block)));
      },
    ],
    ['a long error', (_, response) => response.writeHead(500).end(`Code: 1. ${'('.repeat(30 * MEGABYTE)}`)],
    [
      'a long string',
      (tableColumns, response) => {
        const block = Buffer.concat([1, 1, 'a', 'String', 'a'.repeat(LARGEST)].map(native));
        response.end(tableColumns ?? block);
      },
      'returned no valid response',
    ],
  ])(
    'neither blocks the event loop nor exceeds the memory limit when the server sends %s',
    async (_, hostileRespond, rejection = TOO_LARGE) => {
      respond = hostileRespond;
      const { peakRssBytes } = await expectShortGaps(service(), async () => {
        expectResponse(await query(), rejection);
      });
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
    120_000,
  );

  it.each<[name: string, columns: () => readonly object[]]>([
    [
      'a type that is nested 100,000 times',
      () => [{ name: 'Body', type: `${'Map(String, '.repeat(100_000)}String${')'.repeat(100_000)}` }],
    ],
    [
      '49,000 columns',
      () => {
        const type = `${'Map(String, '.repeat(20)}String${')'.repeat(20)}`;
        const name = (nth: number) => `${'abcdefgh'.repeat(8)}${nth}`;
        return Array.from({ length: 49_000 }, (_, nth) => ({ name: name(nth), type }));
      },
    ],
  ])(
    'does not block the event loop when the server has a table with %s',
    async (_, columns) => {
      respond = (_tableColumns, response) => {
        const sent = [{ name: 'Timestamp', type: 'DateTime64(9)' }, ...columns()];
        response.end(sent.map((column) => JSON.stringify({ table: `t${tables}`, ...column })).join('\n'));
      };
      await expectShortGaps(service(), async () => {
        expectResponse(await query(0, `${'abcdefgh'.repeat(8)}x:1`), 'unknown field');
        expectResponse(await query(0, 'Body.key:1'), 'unknown field "Body.key"');
      });
    },
    120_000,
  );

  it('neither blocks the event loop nor exceeds the memory limit with 60 concurrent responses of empty lists', async () => {
    const lists = `{"table":[${'[],'.repeat(33_000)}1]}\n`.repeat(5);
    respond = (_, response) => response.end(lists);
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      const responses = await Promise.all(Array.from({ length: 60 }, (_, nth) => query(nth)));
      expect(responses.map(({ message }) => message)).toContainEqual(expect.stringContaining(TOO_LARGE));
      for (const response of responses) expectResponse(response, [400, 429, 503, 504]);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 120_000);

  it('does not exceed the memory limit with 60 concurrent responses of 23 MB that take five seconds', async () => {
    const open: ServerResponse[] = [];
    respond = (tableColumns, response) => {
      if (tableColumns !== undefined) return void response.end(tableColumns);
      open.push(response);
      response.write(Buffer.alloc(LARGEST));
      setTimeout(() => response.end(), 5_000);
    };
    const { peakRssBytes } = await service().measure(async () => {
      const responses = await Promise.all(Array.from({ length: 60 }, (_, nth) => query(nth)));
      expect(responses.map(({ message }) => message)).toContainEqual(expect.stringContaining(TOO_LARGE));
      for (const response of responses) expectResponse(response, [400, 429, 503, 504]);
    });
    console.log(
      `responses that take five seconds: peak RSS ${Math.round(peakRssBytes / MEGABYTE)} MB, ${open.length} open`,
    );
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 120_000);
});
