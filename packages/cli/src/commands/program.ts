import { createRequire } from 'node:module';
import { Command, Option } from 'commander';
import type { SetExitCode } from '../errors.ts';
import { type Io, outputWidth } from '../io.ts';
import { styleFor } from '../output/style.ts';
import { addAgentCommands } from './agent-commands.ts';
import { addApiCommands } from './api-commands.ts';
import { addMonitoringCommands } from './monitoring-commands.ts';
import { addContextCommands } from './setup/context-commands.ts';
import { addTerminalCommands } from './terminal-commands.ts';

/** Creates the program with all commands. Loads only what the help needs; the commands load the rest. */
export function createProgram(io: Io, setExitCode: SetExitCode): Command {
  const style = styleFor(io.stderr, io.env);
  const program = new Command('observability')
    .description('Resources, charts and monitoring as code of the observability API, managed or open source.')
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error:/, style('red', 'error:'))),
      getOutHelpWidth: () => Math.min(outputWidth(io.stdout), 120),
      getErrHelpWidth: () => Math.min(outputWidth(io.stderr), 120),
    })
    .configureHelp({
      styleTitle: (text) => styleFor(io.stdout, io.env)('bold', text),
    })
    .helpCommand(false)
    .helpOption('-h, --help', 'print the help')
    .version(packageVersion(), '-V, --version', 'print the version')
    .showHelpAfterError('Run with --help for the usage.')
    .showSuggestionAfterError();
  addConnectionOptions(program);
  program.commandsGroup('Monitoring as code:');
  addMonitoringCommands(program, io, setExitCode);
  program.commandsGroup('In the terminal:');
  addTerminalCommands(program, io);
  program.commandsGroup('For agents:');
  addAgentCommands(program, io);
  program.commandsGroup('Resources:');
  addApiCommands(program, io);
  program.commandsGroup('Setup:');
  addContextCommands(program, io);
  program.addHelpText(
    'after',
    '\nExit codes: 0 success, 1 error, 2 differences or failed tests, 3 usage, 4 authentication, 5 conflict.',
  );
  return program;
}

/** Adds the options that select the service. Every command accepts them. Commands such as `validate` ignore them. */
function addConnectionOptions(program: Command): void {
  program
    .optionsGroup('Connection:')
    .option('--context <name>', 'stored context to use (env: OBSERVABILITY_CONTEXT)')
    .option('--url <url>', 'URL of the service (env: OBSERVABILITY_API_URL)')
    .option('--api-key <key>', 'API access key, open source (env: OBSERVABILITY_API_KEY)')
    .option('--key-id <id>', 'id of the API key, managed (env: OBSERVABILITY_API_KEY_ID)')
    .option('--key-secret <secret>', 'secret of the API key, managed (env: OBSERVABILITY_API_KEY_SECRET)')
    .option('--organization-id <id>', 'organization, managed (env: OBSERVABILITY_API_ORGANIZATION_ID)')
    .option('--service-id <id>', 'service, managed (env: OBSERVABILITY_API_SERVICE_ID)')
    .addOption(
      new Option('--deployment <name>', 'deployment, if the credentials do not show it').choices([
        'open-source',
        'managed',
      ]),
    );
}

/** Returns the version of this package. The bundle and the sources find the file by the name of the package. */
function packageVersion(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)('@observability-api/cli/package.json');
  return manifest.version;
}
