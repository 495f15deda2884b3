import { connect } from 'node:net';

/** Sends bytes unchanged over TCP and returns everything received until the connection closes. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1');
    socket.setTimeout(5_000, () =>
      socket.destroy(new Error(`Expected the connection to close within 5 seconds, received ${received}.`)),
    );
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    socket.on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
  });
}
