import { Command } from 'commander';
import { createIds } from '../../store/ids.js';
import { databaseUrl, notEmpty, option } from '../options.js';
import { withStore } from './admin-store.js';
import { backupCommands } from './backup.js';
import { examples } from './building.js';
import { ingestionKeyCommands } from './ingestion-keys.js';
import { organizationCommands } from './organizations.js';
import { personalKeyCommands } from './personal-keys.js';
import { pipeCommands } from './pipes.js';
import { serviceCommands } from './services.js';
import { sourceCommands } from './sources.js';
import { teamCommands } from './teams.js';
const newProgram = () => new Command('observability-api admin')
    .description('Makes and lists what the API cannot, and takes and restores backups, also while the service runs.')
    .addOption(option('--data-dir <path>', 'where the service keeps everything').default('./data').argParser(notEmpty))
    .addOption(option('--database-url <url>', 'postgres://… when it keeps everything there').argParser(databaseUrl))
    .option('--json', 'answer as JSON')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', examples('team create "Payments"', 'key create "CI" --team <id>', 'backup --to backup.gz'))
    .exitOverride();
/** The commands; `write` gets what they answer. */
export const adminProgram = (write) => {
    const program = newProgram().configureOutput({ writeOut: write, writeErr: () => undefined });
    const print = ({ text, json }, asJson = false) => write(`${asJson ? JSON.stringify(json, null, 2) : text}\n`);
    const newId = createIds(Date.now);
    /** Commander hands over the arguments, the options of the command, and the command. */
    const parts = (args) => ({
        options: args.at(-1).optsWithGlobals(),
        words: args.slice(0, -2),
    });
    const building = {
        command: (name, description) => program.command(name).description(description),
        onStore: (work) => async (...args) => {
            const { options, words } = parts(args);
            print(await withStore(options, newId, (context) => work(context, options, ...words)), options.json);
        },
        onPlace: (work) => async (...args) => {
            const { options } = parts(args);
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
};
