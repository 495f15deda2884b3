import { Agent, request } from 'node:http';
import { Failed } from '../run.ts';
import { CALLERS } from './workload.ts';

/** Sends one body and waits for the answer. */
function post(url: string, body: Uint8Array, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'key', 'content-type': 'application/x-protobuf', 'content-length': body.length };
    const sent = request(`${url}/v1/logs`, { method: 'POST', agent, headers }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends so many requests and waits until the last one is acknowledged; how long that took in milliseconds. */
export async function send(url: string, bodies: readonly Uint8Array[], requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  let left = requests;
  const started = performance.now();
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const status = await post(url, bodies[left % bodies.length] ?? new Uint8Array(), agent);
      if (status !== 200) throw new Failed(`The listener answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  return performance.now() - started;
}
