import { Agent, request } from 'node:http';
import { BenchError } from '../run-program.ts';
import type { Body } from './messages.ts';
import { CALLERS } from './workload.ts';

/** Sends a body and returns the status. */
function post(url: string, { contentType, bytes }: Body, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'key', 'content-type': contentType, 'content-length': bytes.length };
    const sent = request(`${url}/v1/logs`, { method: 'POST', agent, headers }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject).end(bytes);
  });
}

/** Sends requests and returns the milliseconds until the last one is acknowledged. */
export async function send(url: string, bodies: readonly Body[], requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  let remaining = requests;
  const startedAt = performance.now();
  const caller = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const body = bodies[remaining % bodies.length];
      const status = body && (await post(url, body, agent));
      if (status !== 200) throw new BenchError(`Expected status 200 from the listener, received ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  return performance.now() - startedAt;
}
