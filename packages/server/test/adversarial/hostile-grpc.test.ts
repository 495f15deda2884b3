import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

const EMPTY_GZIP = gzipSync(Buffer.alloc(0));

const PATH = '/opentelemetry.proto.collector.logs.v1.LogsService/Export';

/** Returns a gRPC message whose prefix declares `length`, which can differ from the length of the content. */
function frame(content: Buffer, length = content.length, isCompressed = false): Buffer {
  const prefix = Buffer.alloc(5, isCompressed ? 1 : 0);
  prefix.writeUInt32BE(length, 1);
  return Buffer.concat([prefix, content]);
}

describe.runIf(isSoak)('the listener of OTLP over gRPC', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0', '--otlp-grpc-port=0']);
  const sessions: ClientHttp2Session[] = [];
  afterEach(() => {
    for (const session of sessions.splice(0)) session.destroy();
  });

  const open = async (): Promise<ClientHttp2Session> => {
    const session = connect(service().otlpGrpcUrl ?? '').on('error', () => undefined);
    sessions.push(session);
    await once(session, 'connect');
    return session;
  };
  const call = (session: ClientHttp2Session, headers: object = {}) => {
    const { ingestionKey } = service().credentials.openSource;
    const stream = session.request({
      ':method': 'POST',
      ':path': PATH,
      'content-type': 'application/grpc',
      authorization: ingestionKey,
      ...headers,
    });
    return stream.on('error', () => undefined);
  };
  const closed = (stream: ReturnType<typeof call>) => new Promise((resolve) => stream.resume().once('close', resolve));

  it.each<[string, (session: ClientHttp2Session) => Promise<unknown>]>([
    [
      '20,000 calls that are reset immediately',
      async (session) => {
        for (let nth = 0; nth < 20_000 && !session.destroyed; nth += 1) {
          call(session).close(constants.NGHTTP2_CANCEL);
          if (nth % 100 === 0) await new Promise(setImmediate);
        }
      },
    ],
    [
      '2,000 calls with an unknown key',
      (session) =>
        Promise.all(
          Array.from({ length: 2_000 }, () => {
            const stream = call(session, { authorization: 'unknown' });
            stream.end(frame(Buffer.alloc(10)));
            return closed(stream);
          }),
        ),
    ],
    [
      'calls with a message in chunks of one byte',
      async (session) => {
        const streams = Array.from({ length: 32 }, () => call(session));
        const done = Promise.all(streams.map(closed));
        // The messages stay incomplete: only 2,000 of 20,000 bytes follow.
        for (const stream of streams) stream.write(frame(Buffer.alloc(0), 20_000));
        for (let nth = 0; nth < 2_000; nth += 1) {
          for (const stream of streams) stream.write(Buffer.alloc(1));
          if (nth % 50 === 0) await new Promise(setImmediate);
        }
        for (const stream of streams) stream.end();
        await done;
      },
    ],
    [
      'calls with empty chunks',
      async (session) => {
        const streams = Array.from({ length: 32 }, () => call(session));
        for (let nth = 0; nth < 1_000 && !session.destroyed; nth += 1) {
          for (const stream of streams) stream.write(Buffer.alloc(0));
          if (nth % 50 === 0) await new Promise(setImmediate);
        }
        for (const stream of streams) stream.close(constants.NGHTTP2_CANCEL);
      },
    ],
    [
      '32 messages of 16 MB',
      async (session) => {
        const message = frame(Buffer.alloc(16_000_000));
        await Promise.all(
          Array.from({ length: 32 }, () => {
            const stream = call(session);
            stream.end(message);
            return closed(stream);
          }),
        );
      },
    ],
    ...[
      ['zeros', 32, () => gzipSync(Buffer.alloc(33_000_000))] as const,
      // These 8 MB contain no data, so the limit on decompressed bytes does not stop their decompression.
      ['gzip members', 4, () => Buffer.concat(Array.from({ length: 400_000 }, () => EMPTY_GZIP))] as const,
    ].map(([name, count, content]): [string, (session: ClientHttp2Session) => Promise<unknown>] => [
      `${4 * count} compressed messages of ${name} on four connections`,
      async (first) => {
        const message = frame(content(), undefined, true);
        const connections = [first, await open(), await open(), await open()];
        await Promise.all(
          connections.flatMap((session) =>
            Array.from({ length: count }, () => {
              const stream = call(session, { 'grpc-encoding': 'gzip' });
              stream.end(message);
              return closed(stream);
            }),
          ),
        );
      },
    ]),
    [
      'a message that declares 4 GB',
      async (session) => {
        const stream = call(session);
        stream.end(frame(Buffer.alloc(100), 0xffffffff));
        await closed(stream);
      },
    ],
    [
      '5,000 settings and pings',
      async (session) => {
        for (let nth = 0; nth < 5_000 && !session.destroyed; nth += 1) {
          if (nth % 2) session.ping(() => undefined);
          else session.settings({ initialWindowSize: 65_535 + nth });
          if (nth % 5 === 0) await new Promise(setImmediate);
        }
      },
    ],
    [
      '20 calls with 54 kB of headers each',
      async (session) => {
        const headers = Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`x-${nth}`, 'v'.repeat(900)]));
        for (let nth = 0; nth < 20; nth += 1) {
          const stream = call(session, headers);
          stream.end();
          await closed(stream);
        }
      },
    ],
  ])(
    'neither blocks the event loop nor exceeds the memory limit when it receives %s',
    async (_, attack) => {
      const { peakRssBytes } = await expectShortGaps(service(), async () => attack(await open()));
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
      expect((await service().api.get('/dashboards')).status).toBe(200);
    },
    120_000,
  );
});
