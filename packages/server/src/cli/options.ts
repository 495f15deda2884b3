import { readFileSync } from 'node:fs';
import { nearest } from '@observability-api/schemas';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { StartError } from '../store/start-error.ts';

/** The deployments that a service can serve. */
export const DEPLOYMENTS = ['open-source', 'managed', 'both'] as const;

/** How much is logged, from everything to nothing. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What the command line and the environment say. */
export interface Options {
  readonly host: string;
  /** 0 lets the system pick one. */
  readonly port: number;
  readonly dataDir: string;
  readonly deployment: (typeof DEPLOYMENTS)[number];
  readonly maxBodyBytes: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly webhookAllow: readonly string[];
}

/** What the command line asks for: a service, or only a text such as the help. */
export type Request = { readonly serve: Options } | { readonly print: string };

const ENVIRONMENT_PREFIX = 'OBSERVABILITY_API_';

const oneOf =
  (choices: readonly string[]) =>
  (value: string): string => {
    if (choices.includes(value)) return value;
    const near = nearest(value, choices);
    throw new InvalidArgumentError(`expected ${choices.join(', ')}${near ? `; did you mean ${near}?` : ''}`);
  };

const wholeNumber =
  (low: number, high: number) =>
  (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= low && number <= high) return number;
    throw new InvalidArgumentError(`expected a whole number from ${low} to ${high}`);
  };

const notEmpty = (value: string): string => {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('expected a value that is not empty');
};

const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** An option that the environment can set too, under its name in capitals. */
const option = (flags: string, description: string): Option => {
  const result = new Option(flags, description);
  return result.env(ENVIRONMENT_PREFIX + result.name().replaceAll('-', '_').toUpperCase());
};

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};

const command = (): Command =>
  new Command('observability-api')
    .description('Serves the observability API, the open source deployment and the managed one.')
    .addOption(option('--host <address>', 'address to listen on').default('127.0.0.1').argParser(notEmpty))
    .addOption(option('--port <number>', '0 picks a free one').default(8000).argParser(wholeNumber(0, 65_535)))
    .addOption(option('--data-dir <path>', 'where everything is kept').default('./data').argParser(notEmpty))
    .addOption(option('--deployment <name>', DEPLOYMENTS.join(', ')).default('both').argParser(oneOf(DEPLOYMENTS)))
    .addOption(
      option('--max-body-bytes <number>', 'largest request body')
        .default(8_388_608)
        .argParser(wholeNumber(1, 1_073_741_824)),
    )
    .addOption(option('--log-level <level>', LOG_LEVELS.join(', ')).default('info').argParser(oneOf(LOG_LEVELS)))
    .addOption(
      option('--webhook-allow <list>', 'host, host:port or CIDR range that webhooks may reach, comma-separated')
        .default([], 'public addresses only')
        .argParser(list),
    )
    .version(version(), '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .allowExcessArguments(false)
    .exitOverride();

/** Commander says `error: …` and puts a hint on a line of its own; here it becomes one sentence. */
const sentence = ({ code, message }: CommanderError): string => {
  if (code === 'commander.excessArguments') return 'There are only options, no arguments: see --help.';
  const text = message
    .replace(/^error: /, '')
    .replace(/\n\((Did you mean .*\?)\)$/, (_, hint: string) => `: ${hint.replace('Did', 'did')}`)
    .replace('is invalid. ', 'is invalid: ')
    .replace(/ argument missing$/, ' needs a value');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?]$/.test(text) ? '' : '.');
};

/** Reads the arguments (without program and script) and the environment. Throws StartError for what it cannot read. */
export const readOptions = (argv: readonly string[]): Request => {
  const printed: string[] = [];
  const program = command().configureOutput({
    writeOut: (text) => printed.push(text),
    writeErr: () => undefined,
  });
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { print: printed.join('') };
    throw new StartError(sentence(error), { cause: error });
  }
  return { serve: program.opts<Options>() };
};
