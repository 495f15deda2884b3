import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = join(root, 'packages/lint-rules');
const project = mkdtempSync(join(tmpdir(), 'lint-rules-project-'));

function run(program: string, args: readonly string[], folder: string): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' },
  });
  return { status, printed: `${stdout}${stderr}` };
}

function bin(name: string) {
  return join(root, 'node_modules/.bin', name);
}
function lint() {
  return run(bin('redocly'), ['lint', '--format=stylish', 'openapi.yaml'], project);
}

/** Builds and packs the package, and installs the tarball in an empty project. */
beforeAll(() => {
  const built = run(bin('tsc'), ['-p', 'tsconfig.build.json'], here);
  expect(built.status, built.printed).toBe(0);
  const packed = run(bin('pnpm'), ['pack', '--pack-destination', project], here);
  expect(packed.status, packed.printed).toBe(0);
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(project, 'package.json'), '{ "private": true, "version": "1.0.0" }');
  const args = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball];
  const installed = run('npm', args, project);
  expect(installed.status, installed.printed).toBe(0);
  mkdirSync(join(project, 'paths'), { recursive: true });
});

afterAll(() => rmSync(project, { recursive: true }));

describe('another repository', () => {
  it('lints its own document with the installed package and the CLI', () => {
    writeFileSync(
      join(project, 'redocly.yaml'),
      "plugins: ['@observability-api/lint-rules']\nextends: [observability-api/recommended]\n",
    );
    writeFileSync(join(project, 'openapi.yaml'), foreign);
    writeFileSync(join(project, 'paths/books.yaml'), books);
    const { status, printed } = lint();
    expect(status).toBe(1);
    expect(printed).toMatch(/^paths\/books\.yaml:$/m);
    expect(printed).toContain('observability-api/list-paginated');
    expect(printed).toContain('Expected `listBooks` to have the query parameter `offset`.');
    expect(printed).toContain('observability-api/integer-bounded');
  });

  it('gets a link to the page of the rule', () => {
    const { printed } = run(bin('redocly'), ['lint', '--format=codeframe', 'openapi.yaml'], project);
    const pages = [...printed.matchAll(/Reference: (\S+integer-bounded\.md)/g)].map(([, path]) => path);
    expect(pages[0]).toBe('node_modules/@observability-api/lint-rules/docs/integer-bounded.md');
    expect(readdirSync(join(project, 'node_modules/@observability-api/lint-rules/docs'))).toContain(
      'integer-bounded.md',
    );
  });

  it('can use the smallest preset, and disable rules', () => {
    writeFileSync(
      join(project, 'redocly.yaml'),
      `plugins: ['@observability-api/lint-rules']
extends: [observability-api/minimal]
rules:
  observability-api/integer-bounded: off
  observability-api/error-response-shared: off
  operation-4xx-response: off
`,
    );
    const { status, printed } = lint();
    expect(printed).not.toContain('observability-api/');
    expect(status, printed).toBe(0);
  });

  it('gets a warning about an unknown rule', () => {
    writeFileSync(
      join(project, 'redocly.yaml'),
      "plugins: ['@observability-api/lint-rules']\nrules:\n  observability-api/integer-bound: error\n",
    );
    expect(lint().printed).toContain('Unused rules found in redocly.yaml: observability-api/integer-bound.');
  });

  it('gets samples when bundling', () => {
    writeFileSync(
      join(project, 'redocly.yaml'),
      "plugins: ['@observability-api/lint-rules']\ndecorators:\n  observability-api/samples: on\n",
    );
    const { printed } = run(bin('redocly'), ['bundle', 'openapi.yaml'], project);
    expect(printed).toContain('curl --request GET');
  });
});

describe('this repository', () => {
  it.each(['open-source', 'managed'])('lints %s with the TypeScript sources of the rules', (api) => {
    const { status, printed } = run(bin('redocly'), ['lint', api], root);
    expect(status, printed).toBe(0);
  });
});

const foreign = `openapi: 3.1.0
info: { title: Library, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://library.example.org }]
security: []
tags: [{ name: Books, description: Books to read. }]
paths:
  /books:
    $ref: paths/books.yaml
`;

const books = `get:
  operationId: listBooks
  summary: List books
  description: Lists the books in order of arrival.
  tags: [Books]
  parameters:
    - name: limit
      in: query
      description: Maximum number of books on a page.
      schema: { type: integer, examples: [10] }
  responses:
    '200':
      description: A page of books.
      content:
        application/json:
          schema:
            type: object
            description: The envelope of the list.
            required: [data]
            properties:
              data: { type: array, description: The books of the page., items: { type: string } }
          example: { data: [Moby Dick] }
`;
