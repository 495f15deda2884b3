import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Ingestor } from '../../auth/ingestion-key.ts';
import { OtlpError, toOtlpError } from '../../telemetry/otlp/otlp-error.ts';
import { SIGNALS } from '../../telemetry/otlp/signals.ts';
import { frameGrpcMessage, readGrpcMessage } from './grpc-message.ts';
import type { OtlpContext } from './otlp-routes.ts';
import { reportRejection } from './report-rejection.ts';
import { encodeSuccess } from './responses.ts';

const RESPONSE_HEADERS = {
  ':status': 200,
  'content-type': 'application/grpc',
  'grpc-accept-encoding': 'identity,gzip',
};

// The status codes of gRPC: https://grpc.io/docs/guides/status-codes/
const OK = 0;
const RESOURCE_EXHAUSTED = 8;
const UNIMPLEMENTED = 12;
const UNAVAILABLE = 14;

/** The maximum length of a path in the log. */
const MAX_LOGGED_PATH = 100;

const METHODS = SIGNALS.map(({ grpcPath }) => grpcPath).join(', ');

/**
 * Handles a unary call of OTLP over gRPC. The protocol is described at
 * https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md.
 */
export async function handleGrpcCall(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  context: OtlpContext,
): Promise<void> {
  // A reset by the client may emit an error. Without a listener, the error would end the process. If it happens while the
  // body is read, `readGrpcMessage` also throws.
  stream.on('error', () => undefined);
  const route = headers[':path']?.slice(0, MAX_LOGGED_PATH);
  const address = stream.session?.socket.remoteAddress;
  if (!/^application\/grpc(\+proto)?(;|$)/.test(headers['content-type'] ?? '')) {
    const error = new OtlpError(415, 'Expected the content type application/grpc or application/grpc+proto.');
    reportRejection(context, error, error, { route, address });
    stream.respond({ ':status': 415 }, { endStream: true });
    closeStream(stream);
    return;
  }
  let caller: Ingestor | undefined;
  const signal = SIGNALS.find(({ grpcPath }) => grpcPath === headers[':path']);
  try {
    if (!signal) throw new OtlpError(405, `Expected one of the methods ${METHODS}.`);
    caller = await context.authenticate(headers.authorization);
    const gzip = readGzip(headers);
    const { ingestion } = context;
    const rows = await ingestion.ingest(caller.database, { signal, encoding: 'protobuf' }, async (share) => {
      stream.setTimeout(ingestion.limits.bodyIdleTimeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
      const message = await readGrpcMessage(stream, gzip, { limits: ingestion.limits, share });
      stream.setTimeout(0);
      return message;
    });
    context.log.debug({ route: signal.grpcPath, status: 200, ...caller.log }, 'telemetry accepted');
    respond(stream, encodeSuccess('protobuf', signal, rows));
  } catch (error) {
    const otlpError = stream.aborted ? new OtlpError(400, 'The body ended early.') : toOtlpError(error);
    reportRejection(context, otlpError, error, { route, address, ...caller?.log });
    reject(stream, grpcCode(otlpError), otlpError.message);
  }
}

/** Returns true if compressed messages use gzip. Throws OtlpError for an encoding other than gzip and identity. */
function readGzip({ 'grpc-encoding': encoding = 'identity' }: IncomingHttpHeaders): boolean {
  if (encoding === 'gzip') return true;
  if (encoding === 'identity') return false;
  throw new OtlpError(415, 'Expected the grpc-encoding gzip or identity, received another one.');
}

/** Returns the gRPC status code. Exporters retry a call with UNAVAILABLE. With any other code of this service, they drop the data. */
function grpcCode({ status, code }: OtlpError): number {
  if (status === 413) return RESOURCE_EXHAUSTED;
  if (status === 415) return UNIMPLEMENTED;
  return status === 429 ? UNAVAILABLE : code;
}

function respond(stream: ServerHttp2Stream, message: Buffer): void {
  if (stream.closed || stream.destroyed) return;
  stream.respond(RESPONSE_HEADERS, { waitForTrailers: true });
  stream.once('wantTrailers', () => stream.sendTrailers({ 'grpc-status': String(OK) }));
  stream.end(frameGrpcMessage(message));
}

/** Sends an error as a response without a body. */
function reject(stream: ServerHttp2Stream, code: number, message: string): void {
  if (stream.closed || stream.destroyed) return;
  stream.respond(
    { ...RESPONSE_HEADERS, 'grpc-status': String(code), 'grpc-message': percentEncode(message) },
    { endStream: true },
  );
  closeStream(stream);
}

/** Resets the stream without an error, so that the client stops sending its body (RFC 9113 §8.1). Call it after the response. */
function closeStream(stream: ServerHttp2Stream): void {
  stream.close(constants.NGHTTP2_NO_ERROR);
}

/** Percent-encodes the percent sign and all characters other than printable ASCII. */
function percentEncode(text: string): string {
  return text.replaceAll(/[^\x20-\x24\x26-\x7e]/gu, encodeURIComponent);
}
