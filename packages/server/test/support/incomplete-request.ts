import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

/** Sends a request whose body does not end, and waits until the service reports it as in flight. */
export async function startIncompleteRequest(url: string, apiKey: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const head = [
    'POST /api/v2/dashboards HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${apiKey}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  // Closes the connection after the response. Only the connection of the incomplete request remains open.
  const metrics = async () => (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
  // The request above and the one for the metrics.
  await expect.poll(metrics).toMatch(/^observability_api_requests_in_flight 2$/m);
  return socket;
}
