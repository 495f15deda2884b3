import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { asUser, packages, root, tarballOf } from '../src/packed-project.ts';
import { runCommand } from '../src/run-command.ts';

/** Returns the commands of a README that install the output of `npm run pack`. */
async function installLines(name: string): Promise<string> {
  const readme = await readFile(join(root, 'packages', name, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const block = blocks.find((code) => code.includes('/packed/'));
  if (block === undefined) throw new Error(`Expected the README of ${name} to install packed packages.`);
  return block;
}

/** Creates a project next to a clone of this repository, as the README assumes. The clone contains only `packed/`. */
async function createFolderNextToClone(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'observability-install-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const [packed, folder] = [join(parent, 'observability-api/packed'), join(parent, 'app')];
  await Promise.all([mkdir(packed, { recursive: true }), mkdir(folder)]);
  const copies = packages.map((name) =>
    copyFile(tarballOf(inject('project'), name), join(packed, `observability-api-${name}-0.0.0.tgz`)),
  );
  const manifest = JSON.stringify({ name: 'app', private: true, type: 'module' });
  await Promise.all([...copies, writeFile(join(folder, 'package.json'), manifest)]);
  return folder;
}

const settings = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  // Omits the telemetry engine, an optional dependency, because it is large and `telemetry: 'off'` does not need it.
  npm_config_omit: 'optional',
};

/** Returns the properties of the `package.json` of a client that determine which dependencies npm installs. */
async function installedDependencies(name: string): Promise<object> {
  const manifest = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies, peerDependenciesMeta, optionalDependencies } = manifest;
  return { dependencies, peerDependencies, peerDependenciesMeta, optionalDependencies };
}

describe('the installation commands of the READMEs of both clients', () => {
  it('differ only in the name of the client', async () => {
    const [openSource, managed] = [await installLines('open-source'), await installLines('managed')];
    expect(managed).toBe(openSource.replaceAll('open-source', 'managed'));
    // The next test installs the managed client into the folder of the other one. It would not notice that the commands omit a dependency
    // of the managed client if the commands of the other one install it.
    expect(await installedDependencies('managed')).toEqual(await installedDependencies('open-source'));
  });

  it('install the packed packages and everything that tests need', async () => {
    const folder = await createFolderNextToClone();
    const env = { ...asUser(), ...settings };
    const openSource = await installLines('open-source');
    // The second command installs the same packages for both clients, so it runs only for the first one.
    const [managed = ''] = (await installLines('managed')).split('\n');
    for (const [name, commands] of Object.entries({ 'open-source': openSource, managed })) {
      await runCommand('bash', ['-e', '-c', commands], { cwd: folder, env });
      const code = `import { startTestServer } from '@observability-api/${name}/testing';
        await using server = await startTestServer({ server: { telemetry: 'off' } });
        console.log((await server.client.dashboards.list()).meta?.total);`;
      await writeFile(join(folder, 'main.ts'), code);
      expect(await runCommand('node', ['main.ts'], { cwd: folder })).toBe('0\n');
    }
  });
});
