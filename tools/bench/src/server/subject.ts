import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Failed } from '../run.ts';
import { answerOf } from './answer-of.ts';

/** What a process has used since it started. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly memoryBytes: number;
}

/** A server in a process of its own. */
export interface Subject {
  readonly port: number;
  /** From the start of the process to its first answer. */
  readonly startMilliseconds: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const probe = pathToFileURL(fileURLToPath(new URL('./peers/probe.mjs', import.meta.url))).href;

const patience = 20_000;

/** Starts a Node program that listens on the port that it is given, and waits until it answers. */
export async function startSubject(command: (port: number) => readonly string[]): Promise<Subject> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', probe, ...command(port)],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-2000);
  });
  try {
    await answers(child, port, started + patience);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Failed(`${error instanceof Error ? error.message : error}: ${complaints}`);
  }
  return {
    port,
    startMilliseconds: performance.now() - started,
    async usage() {
      const answered = answerOf<Usage>(child);
      child.send('usage');
      return answered;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(child: ChildProcess, port: number, deadline: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended');
    if (performance.now() > deadline) throw new Error('The server did not answer in time');
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
