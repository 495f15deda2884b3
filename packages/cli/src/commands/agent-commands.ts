import type { Command } from 'commander';
import type { Io } from '../io.ts';

/** Adds the command that serves tools to agents. */
export function addAgentCommands(program: Command, io: Io): void {
  const mcp = program
    .command('mcp')
    .summary('serve tools for agents over stdio')
    .description(
      'Serves the tools of the API to a program for agents: a Model Context Protocol server over standard input and output.',
    )
    .option('--read-only', 'leave out the tools that change something')
    .addHelpText('after', '\nExample:\n  observability mcp --read-only');
  mcp.action(async () => {
    const { serveMcp } = await import('./serve-mcp.ts');
    await serveMcp(mcp.optsWithGlobals(), program.version() ?? '', io);
  });
}
