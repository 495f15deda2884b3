import type { Command } from 'commander';
import type { Io } from '../io.ts';

/** Adds the command that serves tools to agents. */
export function addAgentCommands(program: Command, io: Io): void {
  const mcp = program
    .command('mcp')
    .summary('serve tools for agents over stdio')
    .description(
      'Runs a Model Context Protocol server with the tools of the API over standard input and output, for an agent.',
    )
    .option('--read-only', 'omit the tools that write')
    .addHelpText('after', '\nExample:\n  observability mcp --read-only');
  mcp.action(async () => {
    const { serveMcp } = await import('./serve-mcp.ts');
    await serveMcp(mcp.optsWithGlobals(), program.version() ?? '', io);
  });
}
