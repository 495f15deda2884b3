import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../support/listen.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, measuredService } from './event-loop-gap.ts';

const HOUR = 3_600_000;
/** Higher than the default limit, because a response of 30 MB is in memory as chunks, as one buffer and as a string. */
const MAX_RSS_BYTES = 600 * 2 ** 20;
const MEGABYTE = 2 ** 20;

/** Responds to a statement. `shape` is the valid response to a statement that reads the columns of a table, else undefined. */
type Respond = (shape: string | undefined, response: ServerResponse) => void;

/** Returns the columns of the table if the statement reads columns, else undefined. */
function shapeOf({ url = '' }: IncomingMessage, statement: string): string | undefined {
  if (!statement.includes('system.columns')) return undefined;
  const [table = ''] = /t\d+/.exec(new URL(url, 'http://localhost').searchParams.get('param_tables') ?? '') ?? [];
  return ['Timestamp', 'ServiceName', 'Body']
    .map((name) => JSON.stringify({ table, name, type: name === 'Timestamp' ? 'DateTime64(9)' : 'String' }))
    .join('\n');
}

describe.runIf(isSoak)('a query on another server', () => {
  const service = measuredService(['--telemetry=on', '--rate-limit=off', '--webhook-allow=127.0.0.1']);
  let respond: Respond = (_, response) => response.end();
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((statement) => respond(shapeOf(request, statement), response));
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
  const query = async (nth = 0) => {
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
    const config = { displayType: 'table', sourceId: source.id, select: [{ aggFn: 'count', where: '' }] };
    const { status } = await service().api.post('/charts/query', {
      tile: { config },
      startTime: start - HOUR,
      endTime: start,
    });
    await service().api.delete(`/sources/${source.id}`);
    return status;
  };

  it.each<[string, Respond]>([
    ['empty blocks', (shape, response) => response.end(shape ?? Buffer.alloc(190_000))],
    [
      'blocks of empty columns',
      (shape, response) => {
        const block = Buffer.concat([Buffer.from([0xe8, 0x07, 0x00]), Buffer.alloc(2_000)]);
        response.end(shape ?? Buffer.concat(Array.from({ length: 15_000 }, () => block)));
      },
    ],
    ['30 MB of JSON in one line', (_, response) => response.end(`{"table":"${'x'.repeat(30 * MEGABYTE)}"}`)],
    ['30 MB of numbers in one line', (_, response) => response.end(`[${'1,'.repeat(15 * MEGABYTE)}1]`)],
    ['30 MB of brackets', (_, response) => response.end('['.repeat(30 * MEGABYTE))],
    ['30 MB of short lines', (_, response) => response.end('{}\n'.repeat(10 * MEGABYTE))],
    ['a long error', (_, response) => response.writeHead(500).end(`Code: 1. ${'('.repeat(30 * MEGABYTE)}`)],
    [
      'a text of 30 MB',
      (shape, response) => {
        const head = Buffer.concat([Buffer.from([1, 1, 1]), Buffer.from('a'), Buffer.from([6]), Buffer.from('String')]);
        const size = Buffer.from([0x80, 0x80, 0x80, 0x0f]);
        response.end(shape ?? Buffer.concat([head, size, Buffer.alloc(30 * MEGABYTE, 97)]));
      },
    ],
  ])(
    'neither blocks the event loop nor exceeds the memory limit when the server sends %s',
    async (_, responses) => {
      respond = responses;
      const { peakRssBytes } = await expectShortGaps(service(), async () => {
        expect([200, 400, 503, 504]).toContain(await query());
      });
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
    120_000,
  );

  it('does not exceed the memory limit while 60 responses of 30 MB are incomplete', async () => {
    const open: ServerResponse[] = [];
    respond = (shape, response) => {
      if (shape !== undefined) return void response.end(shape);
      open.push(response);
      response.write(Buffer.alloc(30 * MEGABYTE));
      setTimeout(() => response.end(), 5_000);
    };
    const { peakRssBytes } = await service().measure(async () => {
      const statuses = await Promise.all(Array.from({ length: 60 }, (_, nth) => query(nth)));
      for (const status of statuses) expect([200, 400, 429, 503, 504]).toContain(status);
    });
    console.log(`responses that do not end: peak RSS ${Math.round(peakRssBytes / MEGABYTE)} MB, ${open.length} open`);
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 120_000);
});
