import { Command } from 'commander';
import { createIds } from '../../domain/ids.ts';
import { databaseUrl, notEmpty, option } from '../options.ts';
import { type AdminOptions, type CommandAction, type CommandContext, examples } from './admin-command.ts';
import { withStore } from './admin-store.ts';
import { backupCommands } from './backup.ts';
import { ingestionKeyCommands } from './ingestion-keys.ts';
import { organizationCommands } from './organizations.ts';
import type { Output } from './output.ts';
import { personalKeyCommands } from './personal-keys.ts';
import { pipeCommands } from './pipes.ts';
import { serviceCommands } from './services.ts';
import { sourceCommands } from './sources.ts';
import { teamCommands } from './teams.ts';

function newProgram(): Command {
  return new Command('observability-api admin')
    .description('Makes and lists what the API cannot, and takes and restores backups, also while the service runs.')
    .addOption(option('--data-dir <path>', 'where the service keeps everything').default('./data').argParser(notEmpty))
    .addOption(option('--database-url <url>', 'postgres://… when it keeps everything there').argParser(databaseUrl))
    .option('--json', 'answer as JSON')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', examples('team create "Payments"', 'key create "CI" --team <id>', 'backup --to backup.gz'))
    .exitOverride();
}

/** The commands; `write` gets what they answer. */
export function adminProgram(write: (text: string) => void): Command {
  const program = newProgram().configureOutput({ writeOut: write, writeErr: () => undefined });
  const print = ({ text, json }: Output, asJson = false) => write(`${asJson ? JSON.stringify(json, null, 2) : text}\n`);
  const newId = createIds(Date.now);
  /** A directory that is named wins over a database that happens to be in the environment. */
  const withoutOther = <Options extends AdminOptions>({ databaseUrl: url, ...options }: Options) => {
    const isNamed = program.getOptionValueSource('dataDir') === 'cli';
    const isOther = program.getOptionValueSource('databaseUrl') === 'env';
    return (url === undefined || (isNamed && isOther) ? options : { ...options, databaseUrl: url }) as Options;
  };
  /** Commander hands over the arguments, the options of the command, and the command. */
  const parts = <Options>(args: unknown[]) => ({
    options: withoutOther((args.at(-1) as Command).optsWithGlobals<Options & AdminOptions>()),
    words: args.slice(0, -2) as string[],
  });
  const building: CommandContext = {
    command: (name, description) => program.command(name).description(description).helpCommand(false),
    onStore:
      <Options>(work: CommandAction<Options>) =>
      async (...args: unknown[]) => {
        const { options, words } = parts<Options>(args);
        print(await withStore(options, newId, (context) => work(context, options, ...words)), options.json);
      },
    onPlace:
      <Options>(work: (options: Options & AdminOptions) => Promise<Output>) =>
      async (...args: unknown[]) => {
        const { options } = parts<Options>(args);
        print(await work(options), options.json);
      },
  };
  teamCommands(building);
  organizationCommands(building);
  serviceCommands(building);
  pipeCommands(building);
  personalKeyCommands(building);
  ingestionKeyCommands(building);
  sourceCommands(building);
  backupCommands(building);
  return program;
}
