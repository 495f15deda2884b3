import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCommandLine } from './support/command-line.ts';

const commands = createCommandLine();

/** Returns the completions of bash for the last word. */
function complete(script: string, words: readonly string[]): string[] {
  commands.write('completion.bash', script);
  const program = [
    `source ${join(commands.folder, 'completion.bash')}`,
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length - 1}`,
    '_observability',
    `printf '%s\\n' "\${COMPREPLY[@]}"`,
  ];
  return execFileSync('bash', ['-c', program.join('\n')], { encoding: 'utf8', cwd: commands.folder })
    .trim()
    .split('\n');
}

it('bash completes commands, options and their values', async () => {
  const { stdout } = await commands.run('completion', 'bash');
  expect(complete(stdout, ['observability', 'dash'])).toEqual(['dashboards']);
  expect(complete(stdout, ['observability', 'alerts', 'sil'])).toEqual(['silence']);
  expect(complete(stdout, ['observability', '--context', 'x', 'dashboards', 'list', '--li'])).toEqual(['--limit']);
  expect(complete(stdout, ['observability', 'dashboards', 'list', '-o', 'js'])).toEqual(['json', 'jsonl']);
  expect(complete(stdout, ['observability', '--deployment', 'm'])).toEqual(['managed']);
  // The value of this option is a file, and the folder contains only the script.
  expect(complete(stdout, ['observability', 'plan', '-o', ''])).toEqual(['completion.bash']);
});

it('zsh and fish have scripts, and another shell is an error', async () => {
  expect((await commands.run('completion', 'zsh')).stdout).toContain('bashcompinit');
  expect((await commands.run('completion', 'fish')).stdout).toContain("-a dashboards -d '");
  expect((await commands.run('completion', 'fish')).stdout).toContain('-s h -l help');
  expect((await commands.run('completion', 'fish')).stdout).toMatch(
    / -s o -l output -x -a 'table json jsonl yaml' -d /,
  );
  expect(await commands.run('completion', 'powershell')).toMatchObject({ exitCode: 3 });
});
