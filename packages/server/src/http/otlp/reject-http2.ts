import type { Socket } from 'node:net';

/** The start of every HTTP/2 connection (RFC 9113 §3.4). */
const PREFACE = 'PRI * HTTP/2.0\r\n';

/** An empty SETTINGS frame (RFC 9113 §6.5). */
const SETTINGS = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

const HTTP_1_1_REQUIRED = 0xd;

/** Returns true if an HTTP/1.1 listener received the start of an HTTP/2 connection. */
export function isHttp2({ rawPacket }: { readonly rawPacket?: unknown }): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, PREFACE.length) === PREFACE;
}

/** Ends an HTTP/2 connection with a GOAWAY frame (RFC 9113 §6.8). gRPC clients show its message. */
export function rejectHttp2(socket: Socket, message: string): void {
  const text = Buffer.from(message);
  // A frame header with the length, the type 7 and the stream 0. Then the last stream (0) and the error code.
  const goAway = Buffer.alloc(17);
  goAway.writeUIntBE(8 + text.length, 0, 3);
  goAway.writeUInt8(7, 3);
  goAway.writeUInt32BE(HTTP_1_1_REQUIRED, 13);
  if (socket.writable) socket.end(Buffer.concat([SETTINGS, goAway, text]));
  else socket.destroy();
}
