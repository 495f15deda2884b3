import { type Command, Option } from 'commander';
import { apiCommands } from '../generated/commands.ts';
import type { Io } from '../io.ts';
import type { ApiCommand, ApiOption } from './api-command.ts';
import { exampleText } from './example-text.ts';
import { argumentName, kebabCase } from './names.ts';
import { outputOption, parseNumber } from './options.ts';

const OUTPUT_FORMATS = ['table', 'json', 'jsonl', 'yaml'];

/** Adds `<resource> <verb>` for every operation of the specs, and `edit` for resources that can be read with an ETag and updated. */
export function addApiCommands(program: Command, io: Io): void {
  for (const resource of new Set(apiCommands.map((command) => command.resource))) {
    const commands = apiCommands.filter((command) => command.resource === resource);
    const name = kebabCase(resource);
    // The command `search`, which prints events, also has the verbs of the resource `search`.
    const existing = program.commands.find((command) => command.name() === name);
    const parent =
      existing ??
      program.command(name).description(descriptionOf(commands)).usage('<verb> [options]').helpCommand(false);
    for (const command of commands) addApiCommand(parent, command, io);
    addEditCommand(parent, commands, io);
  }
}

function descriptionOf(commands: readonly ApiCommand[]): string {
  const verbs = [...commands.map(({ method }) => kebabCase(method)), ...(editOperations(commands) ? ['edit'] : [])];
  const isManaged = commands.every(({ deployments }) => !deployments.includes('open-source'));
  return `${verbs.join(', ')}${isManaged ? ' (managed)' : ''}`;
}

function addApiCommand(parent: Command, spec: ApiCommand, io: Io): void {
  const command = parent.command(kebabCase(spec.method)).summary(spec.summary).description(helpText(spec));
  for (const id of spec.ids) command.argument(`<${argumentName(id)}>`);
  for (const option of spec.options) command.addOption(commanderOption(option));
  if (spec.body !== undefined) {
    command.option('-f, --file <path>', 'body in YAML or JSON; - reads stdin');
    command.option('--dry-run', 'validate the body locally, print the request and send nothing');
  } else if (spec.http !== 'GET') command.option('--dry-run', 'print the request and send nothing');
  if (spec.list) command.option('--all', 'read all pages');
  command.addOption(outputOption(OUTPUT_FORMATS, 'json'));
  command.addHelpText('after', () => exampleText(spec));
  command.addHelpText('after', '\n`observability --help` lists the connection options.');
  command.action(async (...parameters: unknown[]) => {
    const ids = parameters.slice(0, spec.ids.length) as string[];
    const { callApi } = await import('./call-api.ts');
    await callApi(spec, ids, command.optsWithGlobals(), io);
  });
}

/** Adds `edit` if the resource can be read with an ETag and updated. */
function addEditCommand(parent: Command, commands: readonly ApiCommand[], io: Io): void {
  const operations = editOperations(commands);
  if (!operations) return;
  const { read, write } = operations;
  const command = parent
    .command('edit')
    .summary(`${read.summary.replace(/^Get/, 'Edit')} in an editor`)
    .description(
      'Opens the resource as YAML in $VISUAL or $EDITOR and writes your changes, unless another client has changed the resource in the meantime.',
    );
  for (const id of read.ids) command.argument(`<${argumentName(id)}>`);
  const words = [kebabCase(read.resource), 'edit', ...read.ids.map(argumentName)].join(' ');
  command.addHelpText('after', `\nExample:\n  EDITOR="code --wait" observability ${words}`);
  command.addOption(outputOption(OUTPUT_FORMATS, 'json'));
  command.action(async (...parameters: unknown[]) => {
    const ids = parameters.slice(0, read.ids.length) as string[];
    const { editResource } = await import('./edit-resource.ts');
    await editResource(read, write, ids, command.optsWithGlobals(), io);
  });
}

/** Returns the operations that read a resource with an ETag and update it; undefined unless the resource has both. */
function editOperations(commands: readonly ApiCommand[]) {
  const read = commands.find(({ method, versioned }) => method === 'get' && versioned);
  const write = commands.find(({ method, body }) => method === 'update' && body !== undefined);
  return read && write && { read, write };
}

function helpText({ description, stability, deployments }: ApiCommand): string {
  const notes = [
    stability === undefined ? '' : `This operation is in ${stability}.`,
    deployments.length === 1 ? `Only in the ${deployments[0]} deployment.` : '',
  ];
  // A description with several lines can end with a list. An empty line separates the notes from its last item.
  const separator = description.includes('\n') ? '\n\n' : ' ';
  return [description, notes.filter(Boolean).join(' ')].filter(Boolean).join(separator);
}

function commanderOption({ name, type, values, required, description }: ApiOption): Option {
  const flag = `--${kebabCase(name)}`;
  const option = new Option(
    type === 'boolean' ? flag : `${flag} <${type === 'string' ? 'value' : 'number'}>`,
    description,
  );
  if (values) option.choices(values.map(String));
  else if (type === 'integer' || type === 'number') option.argParser(parseNumber);
  if (required) option.makeOptionMandatory();
  return option;
}
