import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '@observability-api/docs';
import { type RunningServer, startServer } from '@observability-api/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixturesOf } from '../src/fixtures.ts';
import { openTerminal, type Terminal } from '../src/terminal.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const command = `node --conditions=observability-api-source ${root}packages/server/src/main.ts`;

/** The reason why this test does not run a block, by the beginning of the block. */
const skippedBlocks: Readonly<Record<string, string>> = {
  'npm start': 'The test has started the service.',
  'npm run docs': 'Turborepo runs this build before the test.',
  'npm run new': 'It changes the repository. The tests of tools/new run it.',
  'npm install ../observability-api/packed': 'tools/acceptance/test/install-line.test.ts runs it.',
  'npm install @observability-api/': 'The packages are not published yet. tools/acceptance installs the tarballs.',
  'npm install --save-dev @observability-api/lint-rules': 'Not published yet. The tests of the package install it.',
  'npx redocly lint': 'packages/lint-rules/test/cli.test.ts runs it.',
  'npm install --save-dev @observability-api/cli': 'Not published yet. tools/acceptance installs the tarballs.',
  'observability-api --provision': 'packages/server/test/monitoring-as-code runs it.',
  'observability ': 'The tests of packages/cli run its commands.',
  '$ observability ': 'It is a transcript of the command line.',
  'npm install @opentelemetry/api': 'It downloads an SDK and runs a program of the reader.',
  'npx @openapitools/openapi-generator-cli': 'It downloads a Java program.',
  'npm install @resvg/resvg-js': 'It downloads a renderer of PNG.',
  'mkdir no-engine': 'It installs a package that is not published yet.',
};

/** Returns the shell blocks of a page that the test runs. They do not include the samples of operations. */
function shellBlocks(page: string): string[] {
  const sections = page.split(/^(?=## )/m).filter((section) => !section.includes('### Samples'));
  const blocks = [...sections.join('').matchAll(/^ *```(sh|console|bash|shell)\n(.*?)^ *```/gms)].map(
    // A block in a list is indented.
    ([, language, code = '']) => ({ language, code: code.replaceAll(/^ +(?=mkdir|echo|npm)/gm, '') }),
  );
  const running = blocks.filter(({ code }) => !Object.keys(skippedBlocks).some((start) => code.startsWith(start)));
  expect(
    running.filter(({ language }) => language !== 'sh'),
    'A block in a language other than `sh` needs a reason in `skippedBlocks`.',
  ).toEqual([]);
  return running.map(({ code }) => code);
}

/** Starts a service with its data in `data` of a new folder, and opens a terminal there. */
async function openFolder(): Promise<{ server: RunningServer; terminal: Terminal }> {
  const folder = await mkdtemp(join(tmpdir(), 'observability-shell-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = await startServer({ port: 0, dataDir: join(folder, 'data'), rateLimit: 'off', logLevel: 'silent' });
  onTestFinished(() => server.close());
  const terminal = openTerminal(folder);
  onTestFinished(() => terminal.close());
  return { server, terminal };
}

/** Runs blocks one after the other. Replaces the placeholders in them with `values`. */
async function runBlocks(
  terminal: Terminal,
  blocks: readonly string[],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const block of blocks) {
    const code = Object.entries(values).reduce((text, [shown, value]) => text.replaceAll(shown, value), block);
    const printed = await terminal.run(code);
    expect(printed, block).not.toMatch(/"(message|error)":/);
    if (code.includes('etag=')) expect(await terminal.run('echo "$etag"')).toMatch(/^"\d+"\n/m);
  }
}

describe.each(['open-source', 'managed'] as const)('the shell blocks of %s', (deployment) => {
  it('work as shown', async () => {
    const { server, terminal } = await openFolder();
    const { credentials, url, otlpUrl = '' } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    const { dashboardId = '' } = await fixturesOf(url, credentials, deployment).createAll();
    const { openSource, managed } = credentials;
    await terminal.run(`observability-api() { ${command} "$@" --data-dir data; }`);
    const teams = await terminal.run('observability-api admin team list');
    const values: Readonly<Record<string, string>> = {
      'http://localhost:8000': url,
      'http://127.0.0.1:4318': otlpUrl,
      '6740a3f2c51e9b0012d4e8a1': dashboardId,
      '<team id>': /[0-9a-f]{24}/.exec(teams)?.[0] ?? '',
      '<personal API access key>': openSource.apiKey,
      '<ingestion key>': deployment === 'managed' ? managed.ingestionKey : openSource.ingestionKey,
      '<organization id>': managed.organizationId,
      '<service id>': managed.serviceId,
      '<key id>': managed.keyId,
      '<key secret>': managed.keySecret,
    };
    const folderUrl = new URL(`${deployment}/`, siteFolder);
    // tutorial.test.ts and monitoring-tutorial.test.ts run the tutorials. operator-chapters.test.ts of the server runs the chapters for
    // operators.
    const names = (await readdir(folderUrl)).filter((name) =>
      /^(?!tutorial|monitoring-tutorial|self-hosting|hosting-).*\.md$/.test(name),
    );
    // `index.md` is first, because it sets the variables.
    const pages = await Promise.all(
      ['index.md', ...names.filter((name) => name !== 'index.md')].map((name) =>
        readFile(new URL(name, folderUrl), 'utf8'),
      ),
    );
    const blocks = pages.flatMap(shellBlocks);
    expect(blocks.length).toBeGreaterThan(3);
    await runBlocks(terminal, blocks, values);
  });
});

describe('the shell blocks of the READMEs of the root and of the packages', () => {
  it('work as shown', async () => {
    const { server, terminal } = await openFolder();
    await terminal.run(`npx() { [ "$1" = observability-api ] && ${command} "\${@:2}"; }`);
    const packages = await readdir(join(root, 'packages'));
    const readmes = ['README.md', ...packages.map((name) => `packages/${name}/README.md`)];
    const texts = await Promise.all(readmes.map((name) => readFile(join(root, name), 'utf8')));
    const blocks = texts.flatMap(shellBlocks);
    expect(blocks.length).toBeGreaterThan(3);
    await runBlocks(terminal, blocks, { 'http://127.0.0.1:8000': server.url });
  });
});
