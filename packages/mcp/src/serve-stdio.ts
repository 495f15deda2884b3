import { once } from 'node:events';
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpServerOptions } from './create-server.ts';

/** Serves the tools over the standard input and output of this process, until its standard input ends. */
export async function serveStdio(options: McpServerOptions): Promise<void> {
  const ended = once(process.stdin, 'close');
  const connection = serve(() => createMcpServer(options));
  await ended;
  await connection.close();
}
