import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The module that measures the event loop of the process that imports it. */
export const EVENT_LOOP_PROBE = new URL('./event-loop-probe.ts', import.meta.url).href;

/** Starts Node.js with these arguments, the probe of the event loop and an IPC channel. */
export function spawnProbed(args: readonly string[]): ChildProcess {
  const flags = ['--conditions=observability-api-source', `--import=${EVENT_LOOP_PROBE}`];
  return spawn(process.execPath, [...flags, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Sends a message to a child process and returns the next message that it sends. */
export async function requestFrom(child: ChildProcess, message: string | object) {
  const reply = once(child, 'message');
  child.send(message);
  return (await reply)[0];
}
