import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { runCommand } from '../src/run-command.ts';
import { requireFromToolchain } from '../src/toolchain.ts';

const config = `import tseslint from 'typescript-eslint';
export default [{
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser, parserOptions: { project: './tsconfig.json' } },
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: { '@typescript-eslint/no-floating-promises': 'error' },
}];
`;

const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: ['node'] };

const code = `import { createClient } from '@observability-api/open-source';
const { dashboards } = createClient();
dashboards.get('floating');
dashboards.list();
void dashboards.get('ignored');
await dashboards.get('awaited');
dashboards.get('caught').catch(() => undefined);
`;

it('the rule no-floating-promises of typescript-eslint reports calls without await, void or catch, with its default options', async () => {
  const folder = join(inject('project'), 'linted');
  await mkdir(folder, { recursive: true });
  const installed = requireFromToolchain('typescript-eslint');
  await mkdir(join(folder, 'node_modules'));
  await symlink(installed, join(folder, 'node_modules/typescript-eslint'));
  await writeFile(join(folder, 'eslint.config.mjs'), config);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['calls.ts'] }));
  await writeFile(join(folder, 'calls.ts'), code);
  const eslint = requireFromToolchain('eslint/bin/eslint.js');
  // The exit code is 1 because of the expected errors.
  const script = '"$0" "$1" --format json calls.ts || [ $? = 1 ]';
  const report = await runCommand('sh', ['-c', script, process.execPath, eslint], { cwd: folder });
  const [{ messages }] = JSON.parse(report) as [{ messages: { line: number; ruleId: string }[] }];
  const rule = '@typescript-eslint/no-floating-promises';
  expect(messages.map(({ line, ruleId }) => [line, ruleId])).toEqual([
    [3, rule],
    [4, rule],
  ]);
});
