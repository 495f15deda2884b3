import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '@observability-api/docs';
import { startServer } from '@observability-api/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixturesOf } from '../src/fixtures.ts';
import { openTerminal } from '../src/terminal.ts';

const main = fileURLToPath(new URL('../../../packages/server/src/main.ts', import.meta.url));

/** Returns the shell blocks of a page, without those of its operations. */
function shellBlocks(page: string): string[] {
  const sections = page.split(/^(?=## )/m).filter((section) => !section.includes('### Samples'));
  return [...sections.join('').matchAll(/^```sh\n(.*?)^```/gms)].map(([, code = '']) => code);
}

describe.each(['open-source', 'managed'] as const)('the shell blocks of %s', (deployment) => {
  it('work as shown', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observability-shell-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const server = await startServer({ port: 0, dataDir: join(folder, 'data'), rateLimit: 'off', logLevel: 'silent' });
    onTestFinished(() => server.close());
    const { credentials, url, otlpUrl = '' } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    const { dashboardId = '' } = await fixturesOf(url, credentials, deployment).make();
    const { openSource, managed } = credentials;
    const terminal = openTerminal(folder);
    onTestFinished(() => terminal.close());
    await terminal.run(
      `observability-api() { node --conditions=observability-api-source ${main} "$@" --data-dir data; }`,
    );
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
    // The tutorial and the chapters for operators have their own tests. The first page comes first: it sets the variables.
    const names = (await readdir(folderUrl)).filter((name) => /^(?!tutorial|self-hosting|hosting-).*\.md$/.test(name));
    let count = 0;
    for (const name of ['index.md', ...names.filter((other) => other !== 'index.md')]) {
      for (const block of shellBlocks(await readFile(new URL(name, folderUrl), 'utf8'))) {
        if (block.startsWith('npm start')) continue;
        const code = Object.entries(values).reduce((text, [shown, value]) => text.replaceAll(shown, value), block);
        const printed = await terminal.run(code);
        expect(printed, `${name}: ${block}`).not.toMatch(/"(message|error)":/);
        if (code.includes('etag=')) expect(await terminal.run('echo "$etag"')).toMatch(/^"\d+"/m);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(3);
  });
});
