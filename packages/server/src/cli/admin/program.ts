import { Command } from 'commander';
import { createIds } from '../../domain/ids.ts';
import { databaseUrlOption, dataDirOption } from '../shared-options.ts';
import { type AdminOptions, type CommandAction, type CommandContext, examples } from './admin-command.ts';
import { withStore } from './admin-store.ts';
import { backupCommands } from './backup-commands.ts';
import { ingestionKeyCommands } from './ingestion-key-commands.ts';
import { organizationCommands } from './organization-commands.ts';
import type { Output } from './output.ts';
import { personalKeyCommands } from './personal-key-commands.ts';
import { pipeCommands } from './pipe-commands.ts';
import { secretsCommands } from './secrets-commands.ts';
import { serviceCommands } from './service-commands.ts';
import { sourceCommands } from './source-commands.ts';
import { teamCommands } from './team-commands.ts';

function newProgram(): Command {
  return new Command('observability-api admin')
    .description(
      'Manages teams, organizations, services, pipes, keys, sources, secrets and backups. The service may be running, except during a restore.',
    )
    .addOption(dataDirOption())
    .addOption(databaseUrlOption())
    .option('--json', 'Print JSON')
    .helpOption('--help', 'Print this help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', examples('team create "Payments"', 'key create "CI" --team <id>', 'backup --to backup.gz'))
    .exitOverride();
}

/** Creates the program with all admin commands. `write` receives their output. */
export function adminProgram(write: (text: string) => void): Command {
  const program = newProgram().configureOutput({ writeOut: write, writeErr: () => undefined });
  const print = ({ text, json }: Output, asJson = false) => write(`${asJson ? JSON.stringify(json, null, 2) : text}\n`);
  const newId = createIds(Date.now);
  /** Ignores a database URL from the environment if `--data-dir` is on the command line. */
  const selectStore = <Options extends AdminOptions>({ databaseUrl: url, ...options }: Options) => {
    const hasDataDir = program.getOptionValueSource('dataDir') === 'cli';
    const isFromEnvironment = program.getOptionValueSource('databaseUrl') === 'env';
    return (
      url === undefined || (hasDataDir && isFromEnvironment) ? options : { ...options, databaseUrl: url }
    ) as Options;
  };
  /** Returns the options and the positional arguments of an action. Commander passes the arguments, the options and the command. */
  const parseAction = <Options>(args: unknown[]) => ({
    options: selectStore((args.at(-1) as Command).optsWithGlobals<Options & AdminOptions>()),
    positional: args.slice(0, -2) as string[],
  });
  const commands: CommandContext = {
    command: (name, description) => program.command(name).description(description).helpCommand(false),
    withStore:
      <Options>(work: CommandAction<Options>) =>
      async (...args: unknown[]) => {
        const { options, positional } = parseAction<Options>(args);
        print(await withStore(options, newId, (context) => work(context, options, ...positional)), options.json);
      },
    withoutStore:
      <Options>(work: (options: Options & AdminOptions) => Promise<Output>) =>
      async (...args: unknown[]) => {
        const { options } = parseAction<Options>(args);
        print(await work(options), options.json);
      },
  };
  teamCommands(commands);
  organizationCommands(commands);
  serviceCommands(commands);
  pipeCommands(commands);
  personalKeyCommands(commands);
  ingestionKeyCommands(commands);
  sourceCommands(commands);
  secretsCommands(commands);
  backupCommands(commands);
  return program;
}
