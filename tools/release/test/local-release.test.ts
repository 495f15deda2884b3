import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedPackages } from '../src/packages.ts';
import { publish } from '../src/publish.ts';
import { run } from '../src/run.ts';
import { version } from '../src/version.ts';
import { copyRepository } from './support/copy.ts';
import { type Registry, startRegistry } from './support/verdaccio.ts';

const program = `
import { createClient, NotFoundError } from '@observability-api/open-source';
import { startServer } from '@observability-api/server';

const server = await startServer({ dataDir: ':memory:', port: 0, logLevel: 'silent', telemetry: 'off' });
if (!server.credentials) throw new Error('no credentials');
const api = createClient(server.credentials.openSource);
const { id, name } = await api.dashboards.create({ name: 'Test', tiles: [] });
await api.dashboards.delete(id);
const gone: boolean = await api.dashboards.get(id).then(() => false, (error: unknown) => error instanceof NotFoundError);
process.stdout.write(\`\${name}, deleted: \${gone}\`);
await server.close();
`;

describe('a release to a local registry', () => {
  let copy: string;
  let project: string;
  let registry: Registry;
  let env: NodeJS.ProcessEnv;
  let released: string;
  let published: readonly string[];

  beforeAll(async () => {
    registry = await startRegistry();
    project = mkdtempSync(join(tmpdir(), 'observability-user-'));
    const npmrc = join(project, '.npmrc');
    const { host } = new URL(registry.url);
    writeFileSync(npmrc, `@observability-api:registry=${registry.url}\n//${host}/:_authToken=any\n`);
    const workflow = { GITHUB_SERVER_URL: 'https://git.example.org', GITHUB_REPOSITORY: 'team/observability' };
    env = { ...process.env, ...workflow, npm_config_userconfig: npmrc };
    copy = copyRepository();
    const git = (...args: readonly string[]) => run('git', args, { cwd: copy });
    await git('init', '--quiet', '--initial-branch=main');
    await git('add', '--all');
    await git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Before');
    writeFileSync(
      join(copy, '.changeset/first-release.md'),
      '---\n"@observability-api/open-source": major\n---\n\nThe first release.\n\nA second paragraph.\n',
    );
    released = await version(copy);
    published = await publish(copy, { tag: 'latest', provenance: false, env });
  });

  afterAll(async () => {
    await registry?.stop();
    if (copy) rmSync(copy, { recursive: true });
    if (project) rmSync(project, { recursive: true });
  });

  it('sets one version in every package and both specs', () => {
    expect(released).toBe('1.0.0');
    expect(new Set(publishedPackages(copy).map((item) => item.version))).toEqual(new Set([released]));
    for (const folder of ['open-source', 'managed', 'shared']) {
      const manifest = JSON.parse(readFileSync(join(copy, 'specs', folder, 'package.json'), 'utf8'));
      expect(manifest.version).toBe(released);
    }
    for (const deployment of ['open-source', 'managed']) {
      const spec = readFileSync(join(copy, 'specs', deployment, 'openapi.yaml'), 'utf8');
      expect(spec).toContain(`  version: ${released}\n`);
    }
  });

  it('writes the text of the changesets into the changelog, without dependency updates', () => {
    const changelog = readFileSync(join(copy, 'packages/open-source/CHANGELOG.md'), 'utf8');
    expect(changelog).toContain('## 1.0.0\n\n### Major Changes\n');
    expect(changelog).toContain('\n- The first release.\n\n  A second paragraph.\n');
    expect(changelog).not.toContain('Updated dependencies');
  });

  it('publishes every package once', async () => {
    expect(published).toEqual(publishedPackages(copy).map(({ name }) => `${name}@${released}`));
    expect(await publish(copy, { tag: 'latest', provenance: false, env })).toEqual([]);
  });

  it('adds the repository to every published package', async () => {
    for (const { name, folder } of publishedPackages(copy)) {
      const response = await fetch(`${registry.url}${name.replace('/', '%2f')}`);
      const { versions } = (await response.json()) as { versions: Record<string, { repository?: object }> };
      const url = 'git+https://git.example.org/team/observability.git';
      expect(versions[released]?.repository).toEqual({ type: 'git', url, directory: folder });
      expect(readFileSync(join(copy, folder, 'package.json'), 'utf8')).not.toContain('"repository"');
    }
  });

  it('rejects a second release without changesets', async () => {
    await expect(version(copy)).rejects.toThrow('Nothing to release: there is no changeset in .changeset.');
  });

  it('installs into an empty folder, compiles and runs against the service', async () => {
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
    writeFileSync(join(project, 'main.ts'), program);
    const names = ['@observability-api/open-source', '@observability-api/server', '@types/node@24'];
    // The telemetry engine is an optional dependency of 540 MB. The acceptance tests install and run it.
    const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--omit=optional'];
    await run('npm', ['install', ...flags, ...names], { cwd: project, env });
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
    await run('tsc', [...options, '--types', 'node', 'main.ts'], { cwd: project });
    expect(await run('node', ['main.ts'], { cwd: project })).toBe('Test, deleted: true');
  });
});
