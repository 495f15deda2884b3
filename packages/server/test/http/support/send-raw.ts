import { once } from 'node:events';
import { connect } from 'node:net';

const CHUNK = '1\r\n[\r\n';
const CHUNKS_PER_WRITE = 10_000;

/**
 * Sends bytes unchanged over TCP. Returns everything received until the connection closes or is idle for 5 seconds. Rejects
 * if the connection fails, or is idle for 5 seconds, before anything is received.
 */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1');
    socket.setTimeout(5_000, () => socket.destroy(new Error('Expected a response within 5 seconds, received none.')));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    socket.on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
  });
}

/** Returns ASCII text as the body of a request with `Transfer-Encoding: chunked`. */
export function chunked(text: string, chunkLength: number): string {
  const chunks: string[] = [];
  for (let start = 0; start < text.length; start += chunkLength) {
    const chunk = text.slice(start, start + chunkLength);
    chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }
  return `${chunks.join('')}0\r\n\r\n`;
}

/**
 * Sends at least `bytes` opening brackets as a JSON body, each in its own chunk. Stops if the server closes the connection.
 * Returns the status of the response, or 0 without a response.
 */
export async function sendInChunksOfOneByte(
  address: string,
  headers: Readonly<Record<string, string>>,
  bytes: number,
): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    response += text;
  });
  socket.on('error', () => undefined);
  const lines = Object.entries({ host: hostname, 'content-type': 'application/json', ...headers });
  socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`);
  socket.write('Transfer-Encoding: chunked\r\n\r\n');
  const block = CHUNK.repeat(CHUNKS_PER_WRITE);
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += CHUNKS_PER_WRITE) {
    if (!socket.write(block)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  if (!socket.destroyed) socket.write('0\r\n\r\n');
  if (response === '' && !socket.closed) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
}
