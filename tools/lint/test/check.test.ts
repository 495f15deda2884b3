import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTable } from '../src/finding.ts';
import { repository } from '../src/repository.ts';
import { tools } from '../src/tools.ts';

const main = join(repository, 'tools/lint/src/check.main.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files into the folder, runs a program there and returns its findings without the path of the folder. */
function check(files: Readonly<Record<string, string>>, ...args: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' });
  const findings = readTable(stdout).map(({ file, line, message, rule }) => [
    file.replace(/.*\//, ''),
    line,
    message,
    rule,
  ]);
  return { status, findings, stderr };
}

describe('a check', () => {
  it('prints the findings of Redocly', () => {
    const files = {
      'redocly.yaml': 'rules: { info-license: error }\n',
      'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Things, version: 1.0.0 }\npaths: {}\n',
    };
    expect(check(files, 'redocly', 'openapi.yaml')).toMatchObject({
      status: 1,
      findings: [['openapi.yaml', 2, 'Info object should contain `license` field.', 'info-license']],
    });
  });

  it('reports a file with a syntax error once, without the findings of other rules', () => {
    const document = [
      'openapi: 3.1.0',
      'info: { title: Things, version: 1.0.0 }',
      'paths: {}',
      'components:',
      '  schemas:',
      '    A: { $ref: broken.yaml }',
      '    B: { $ref: broken.yaml }',
      '',
    ].join('\n');
    const files = {
      'redocly.yaml': 'rules: { no-unresolved-refs: error, info-license: error }\n',
      'openapi.yaml': document,
      'broken.yaml': 'a: [\n',
    };
    const { status, findings } = check(files, 'redocly', 'openapi.yaml');
    expect(findings).toEqual([['broken.yaml', 2, expect.stringMatching(/^Failed to parse: /), 'no-unresolved-refs']]);
    expect(status).toBe(1);
  });

  it('exits with 0 if there are no findings', () => {
    const files = { 'biome.json': '{ "root": true }\n', 'a.ts': 'export const a = 1;\n' };
    expect(check(files, 'biome')).toEqual({ status: 0, findings: [], stderr: '' });
  });

  it('prints the findings of Biome, with the rule `format` for unformatted code', () => {
    const files = { 'biome.json': '{ "root": true }\n', 'a.ts': 'export const a: any   = 1;\n' };
    expect(check(files, 'biome')).toMatchObject({
      status: 1,
      findings: [
        ['a.ts', 1, 'Expected formatted code. Run `npm run format`.', 'format'],
        ['a.ts', 1, expect.stringMatching(/any/), 'lint/suspicious/noExplicitAny'],
      ],
    });
  });

  it('prints the findings of cspell with the replacements', () => {
    const files = {
      'cspell.config.yaml': 'ignorePaths: ["*.yaml"]\nflagWords: [cat->dog]\n',
      'a.md': 'The cat of the admn.\n',
    };
    expect(check(files, 'cspell').findings).toEqual([
      ['a.md', 1, 'Forbidden word (cat) fix: (dog)', 'cspell'],
      ['a.md', 1, expect.stringMatching(/^Unknown word \(admn\).*\. Add a correct technical term/), 'cspell'],
    ]);
  });

  it('prints the findings of markdownlint', () => {
    const files = { '.markdownlint-cli2.yaml': 'globs: ["*.md"]\n', 'a.md': '# A\n\n#  B\n' };
    expect(check(files, 'markdownlint').findings).toEqual([
      ['a.md', 3, expect.stringMatching(/^Multiple spaces/), 'MD019'],
      ['a.md', 3, expect.stringMatching(/^Multiple top-level headings/), 'MD025'],
    ]);
  });

  it('prints the output of a program that fails without findings', () => {
    const { status, findings, stderr } = check({ 'redocly.yaml': 'plugins: [none.ts]\n' }, 'redocly', 'openapi.yaml');
    expect(status).not.toBe(0);
    expect(findings).toEqual([]);
    expect(stderr).toContain('none.ts');
  });

  it.each(Object.keys(tools))('prints an error if the program of %s does not start', (name) => {
    const env = { PATH: folder };
    const { status, stderr } = spawnSync(process.execPath, [main, name], { cwd: folder, encoding: 'utf8', env });
    expect(stderr).toMatch(/^spawnSync \S+ ENOENT\n$/);
    expect(status).toBe(1);
  });

  it.each(['eslint', 'toString'])('rejects the unknown program %s', (name) => {
    const { status, stderr } = check({}, name);
    expect(stderr).toBe(`Expected one of ${Object.keys(tools).join(', ')}, received \`${name}\`.\n`);
    expect(status).toBe(1);
  });
});

it('reads wrapped messages of turbo about boundaries', () => {
  const stderr = [
    '  x cannot import package `a` because it is not',
    '  | a dependency',
    '   ,-[/repository/tools/b/c.ts:3:28]',
    " 1 | import a from 'a';",
    '',
  ].join('\n');
  const [finding] = tools['boundaries']?.findings('', stderr) ?? [];
  expect(finding).toMatchObject({ line: 3, message: 'Cannot import package `a` because it is not a dependency.' });
});
