import type { Command } from 'commander';
import type { Io } from '../../io.ts';

/** Adds `login`, `context` and `completion`. */
export function addContextCommands(program: Command, io: Io): void {
  const login = program
    .command('login')
    .argument('[NAME]', 'name of the context', 'default')
    .summary('check and store credentials')
    .description(
      'Checks credentials with one request, stores them as a context that only you can read, and makes this context the default. Asks for settings that the options do not set.',
    )
    .addHelpText(
      'after',
      '\nExample:\n  observability login production --url https://observability.example.com --api-key "$KEY"',
    );
  login.action(async (name: string) => {
    const { login: run } = await import('./login.ts');
    await run(name, login.optsWithGlobals(), io);
  });

  const context = program
    .command('context')
    .summary('list, show, use, delete')
    .description('Manages the stored contexts. A context is the address and the credentials of a service.')
    .usage('<verb>')
    .helpCommand(false);
  context
    .command('list')
    .description('Lists the stored contexts.')
    .action(async () => (await import('./manage-contexts.ts')).listContexts(io));
  const show = context
    .command('show')
    .description(
      'Prints the service and the credentials that commands use. Shows only the first three characters of secrets.',
    );
  show.action(async () => (await import('./manage-contexts.ts')).showContext(show.optsWithGlobals(), io));
  context
    .command('use')
    .argument('<NAME>')
    .description('Makes a context the default.')
    .action(async (name: string) => (await import('./manage-contexts.ts')).useContext(name, io));
  context
    .command('delete')
    .argument('<NAME>')
    .description('Deletes a context.')
    .action(async (name: string) => (await import('./manage-contexts.ts')).deleteContext(name, io));

  program
    .command('completion')
    .argument('<SHELL>', 'bash, zsh or fish')
    .summary('print the completion script of a shell')
    .description('Prints the completion script of a shell.')
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  source <(observability completion bash)      # in ~/.bashrc',
        '  source <(observability completion zsh)       # in ~/.zshrc',
        '  observability completion fish | source       # in ~/.config/fish/config.fish',
      ].join('\n'),
    )
    .action(async (shell: string) => {
      const { completionScript } = await import('./completion.ts');
      io.stdout.write(completionScript(program, shell));
    });
}
