import { type ClientHttp2Session, connect } from 'node:http2';
import { BenchError } from '../run-program.ts';
import type { Body } from './messages.ts';
import { CALLERS } from './workload.ts';

const METHOD = '/opentelemetry.proto.collector.logs.v1.LogsService/Export';

/** Makes a unary call and returns its gRPC status. */
function call(session: ClientHttp2Session, { bytes }: Body): Promise<string> {
  // A gRPC message starts with a byte that is 0 without compression, and its length in four bytes.
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(bytes.length, 1);
  const headers = { ':method': 'POST', ':path': METHOD, 'content-type': 'application/grpc', authorization: 'key' };
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let status = 'none';
    for (const event of ['response', 'trailers'] as const) {
      stream.on(event, (received) => {
        status = String(received['grpc-status'] ?? status);
      });
    }
    stream.on('error', reject).on('close', () => resolve(status));
    stream.resume().write(prefix);
    stream.end(bytes);
  });
}

/** Sends requests over gRPC on one connection and returns the milliseconds until the last one is acknowledged. */
export async function sendGrpc(url: string, bodies: readonly Body[], requests: number): Promise<number> {
  const session = connect(url);
  let remaining = requests;
  const startedAt = performance.now();
  const caller = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const body = bodies[remaining % bodies.length];
      const status = body && (await call(session, body));
      if (status !== '0') throw new BenchError(`Expected gRPC status 0 from the listener, received ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const milliseconds = performance.now() - startedAt;
  session.destroy();
  return milliseconds;
}
