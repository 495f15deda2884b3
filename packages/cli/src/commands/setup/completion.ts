import type { Command } from 'commander';
import { usageError } from '../../errors.ts';

/** Returns the words that can follow each command, by its path, such as `alerts list`. The path of the program is empty. */
function wordsByCommand(command: Command, path: readonly string[] = []): [string, string[]][] {
  // The script adds the options of the program to those of each command.
  const options = path.length === 0 ? [] : optionsOf(command);
  const words = [...command.commands.map((child) => child.name()), ...options];
  return [
    [path.join(' '), words],
    ...command.commands.flatMap((child) => wordsByCommand(child, [...path, child.name()])),
  ];
}

function optionsOf(command: Command): string[] {
  return [...command.options.flatMap(({ long }) => (long ? [long] : [])), '--help'];
}

/** Returns the values of options such as `-o` and `--output`. If commands accept different values, returns the longest list. */
function choicesByOption(command: Command, choices = new Map<string, readonly string[]>()): typeof choices {
  for (const { short, long, argChoices = [] } of command.options) {
    for (const flag of [short, long]) {
      if (flag && argChoices.length > (choices.get(flag)?.length ?? 0)) choices.set(flag, argChoices);
    }
  }
  for (const child of command.commands) choicesByOption(child, choices);
  return choices;
}

/**
 * Returns the options that accept any value in one command, but only listed values in another one. Prefixes each with the path of the
 * command that accepts any value: `plan -o`.
 */
function optionsWithoutChoices(
  command: Command,
  choices: ReadonlyMap<string, unknown>,
  path: readonly string[] = [],
): string[] {
  const flags = command.options.flatMap(({ short, long, argChoices }) =>
    argChoices ? [] : [short, long].filter((flag) => flag && choices.has(flag)),
  );
  return [
    ...flags.map((flag) => [...path, flag].join(' ')),
    ...command.commands.flatMap((child) => optionsWithoutChoices(child, choices, [...path, child.name()])),
  ];
}

/**
 * Returns the completion script of a shell. It contains all commands and options, so the shell does not have to run this program. Throws a
 * CommandError if the shell is not supported.
 */
export function completionScript(program: Command, shell: string): string {
  const table = wordsByCommand(program);
  const globals = optionsOf(program).join(' ');
  if (shell === 'bash') return bashScript(program, table, globals);
  if (shell === 'zsh') return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(program, table, globals)}`;
  if (shell === 'fish') return fishScript(program);
  throw usageError(`Expected bash, zsh or fish, received "${shell}".`);
}

function bashScript(
  program: Command,
  table: readonly (readonly [string, readonly string[]])[],
  globals: string,
): string {
  const cases = table.map(([path, words]) => `    '${path}') words='${words.join(' ')}' ;;`);
  const choices = choicesByOption(program);
  const values = [
    ...optionsWithoutChoices(program, choices).map((option) => `    '${option}') words='' ;;`),
    ...[...choices].map(([flag, words]) => `    *' ${flag}') words='${words.join(' ')}' ;;`),
  ];
  return `_observability() {
  local word path='' words='' index
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="\${COMP_WORDS[index]}"
    case "$word" in
      -*) ;;
      *) case " $(_observability_words "$path") " in *" $word "*) path="\${path:+$path }$word" ;; esac ;;
    esac
  done
  word="\${COMP_WORDS[COMP_CWORD]}"
  words="$(_observability_words "$path")"
  case "$word" in -*) words="$words ${globals}" ;; esac
  case "$path \${COMP_WORDS[COMP_CWORD-1]}" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
_observability_words() {
  local words=''
  case "$1" in
${cases.join('\n')}
  esac
  echo "$words"
}
complete -F _observability observability
`;
}

function fishScript(program: Command): string {
  const quote = (text: string) => `'${text.replaceAll("'", "\\'").split('\n')[0]}'`;
  const help = "complete -c observability -s h -l help -d 'print the help'";
  const lines = ['complete -c observability -f', help, ...fishOptions(program, undefined, quote)];
  const names = program.commands.map((command) => command.name()).join(' ');
  for (const command of program.commands) {
    const noCommand = `not __fish_seen_subcommand_from ${names}`;
    lines.push(
      `complete -c observability -n ${quote(noCommand)} -a ${command.name()} -d ${quote(firstSentence(command))}`,
    );
    const verbs = command.commands.map((verb) => verb.name()).join(' ');
    for (const verb of command.commands) {
      const noVerb = `__fish_seen_subcommand_from ${command.name()}; and not __fish_seen_subcommand_from ${verbs}`;
      lines.push(`complete -c observability -n ${quote(noVerb)} -a ${verb.name()} -d ${quote(firstSentence(verb))}`);
      const afterVerb = `__fish_seen_subcommand_from ${command.name()}; and __fish_seen_subcommand_from ${verb.name()}`;
      lines.push(...fishOptions(verb, afterVerb, quote));
    }
    if (command.commands.length === 0)
      lines.push(...fishOptions(command, `__fish_seen_subcommand_from ${command.name()}`, quote));
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the lines that complete the options of a command. Without a condition, the options apply to all commands. */
function fishOptions(command: Command, condition: string | undefined, quote: (text: string) => string): string[] {
  return command.options.map(({ long, short, required, argChoices, description }) => {
    const values = argChoices ? ` -x -a ${quote(argChoices.join(' '))}` : ' -r -F';
    return [
      'complete -c observability',
      ...(condition === undefined ? [] : [`-n ${quote(condition)}`]),
      ...(short ? [`-s ${short.replace('-', '')}`] : []),
      `-l ${(long ?? '').replace(/^--/, '')}${required ? values : ''} -d ${quote(description.split('. ')[0] ?? '')}`,
    ].join(' ');
  });
}

function firstSentence(command: Command): string {
  return command.summary() || (command.description().split('. ')[0] ?? '');
}
