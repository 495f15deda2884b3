import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { nextMessage } from '../next-message.ts';
import { BenchError } from '../run-program.ts';

/** The CPU time of a process since its start, and its resident memory. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly memoryBytes: number;
}

/** A server in its own process. */
export interface ServerProcess {
  /** The process id. */
  readonly id: number;
  readonly port: number;
  /** The time from the start of the process to its first response. */
  readonly startMilliseconds: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const probe = new URL('./programs/probe.mjs', import.meta.url).href;

const START_TIMEOUT_MS = 20_000;

/** Starts a Node.js program that listens on a port, and waits for its first response. */
export async function startServerProcess(command: (port: number) => readonly string[]): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const args = ['--disable-warning=ExperimentalWarning', '--import', probe, ...command(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput = (errorOutput + chunk).slice(-2000);
  });
  try {
    await waitForResponse(child, port, startedAt + START_TIMEOUT_MS);
  } catch (error) {
    child.kill('SIGKILL');
    throw new BenchError(`${error instanceof Error ? error.message : error}: ${errorOutput}`);
  }
  return {
    id: child.pid ?? 0,
    port,
    startMilliseconds: performance.now() - startedAt,
    async usage() {
      const usage = nextMessage<Usage>(child);
      child.send('usage');
      return usage;
    },
    async stop() {
      if (hasExited(child)) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Returns true if a process has exited, or if a signal has ended it. */
function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function waitForResponse(child: ChildProcess, port: number, deadline: number): Promise<void> {
  for (;;) {
    if (hasExited(child)) throw new Error('The server exited');
    if (performance.now() > deadline) throw new Error(`The server did not respond within ${START_TIMEOUT_MS} ms`);
    try {
      await (await fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } })).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
