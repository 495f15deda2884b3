import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { outputOption, parseNumber } from './options.ts';

const OUTPUT_FORMATS = ['table', 'jsonl'];

/** Adds the commands that show telemetry in the terminal. */
export function addTerminalCommands(program: Command, io: Io): void {
  const chart = program
    .command('chart')
    .summary('draw the tiles of a dashboard')
    .description(
      'Draws the tiles of a dashboard: sparklines over time, bars, numbers, tables and Markdown. Prints one JSON object per tile if stdout is not a terminal.',
    )
    .argument('<DASHBOARD>', 'name or id')
    .argument('[TILE]', 'name or id; the default is all tiles')
    .option('--since <duration>', 'how far back to read, such as 15m, 24h or 7d', '1h')
    .addOption(outputOption(OUTPUT_FORMATS, 'jsonl'))
    .addHelpText('after', '\nExample:\n  observability chart Checkout Errors --since 24h');
  chart.action(async (dashboard: string, tile: string | undefined) => {
    const { chart: run } = await import('./chart.ts');
    await run(dashboard, tile, chart.optsWithGlobals(), io);
  });
  const search = eventCommand(program.command('search'), '15m')
    .summary('print the newest events')
    .description('Prints the newest events of a source that match a filter, oldest first.')
    .option('--limit <number>', 'maximum number of events, 1 to 2000', parseNumber, 100)
    .addHelpText(
      'after',
      "\nExample:\n  observability search Logs 'ServiceName:checkout SeverityText:error' --since 1h",
    );
  search.action(async (source: string, filter: string | undefined) => {
    const { searchEvents } = await import('./search-events.ts');
    await searchEvents(source, filter ?? '', search.optsWithGlobals(), io);
  });
  const tail = eventCommand(program.command('tail'), '1m')
    .summary('print events as they arrive')
    .description('Prints the recent events of a source that match a filter, and new ones as they arrive, until Ctrl+C.')
    .addHelpText('after', "\nExample:\n  observability tail Logs 'SeverityText:error'");
  tail.action(async (source: string, filter: string | undefined) => {
    const { tailEvents } = await import('./search-events.ts');
    await tailEvents(source, filter ?? '', tail.optsWithGlobals(), io);
  });
}

function eventCommand(command: Command, since: string): Command {
  return command
    .argument('<SOURCE>', 'name or id of a source')
    .argument('[FILTER]', 'filter, for example SeverityText:error')
    .option('--since <duration>', 'how far back to read, such as 15m, 24h or 7d', since)
    .option('--select <columns>', 'columns and expressions, separated by commas')
    .addOption(outputOption(OUTPUT_FORMATS, 'jsonl'));
}
