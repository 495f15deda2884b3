import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneVersion, type PublishedPackage, publishedPackages } from './packages.ts';
import { run } from './run.ts';

const packingHooks = fileURLToPath(new URL('repository.cjs', import.meta.url));

/** Where and how to publish. */
export interface PublishOptions {
  /** The dist-tag. */
  readonly tag: string;
  /** Whether npm attests where the package was built; it can only in a workflow. */
  readonly provenance: boolean;
  /** The environment: of npm, which names the registry and how to sign in, and of the workflow, which names the repository. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Publishes every package whose version the registry does not have, from tarballs that are packed once. Running it again
 * after a failure goes on where it stopped. Answers what was published.
 */
export async function publish(
  root: string,
  { tag, provenance, env = process.env }: PublishOptions,
): Promise<readonly string[]> {
  const packages = publishedPackages(root);
  oneVersion(packages);
  const repository = repositoryOf(env);
  if (provenance && !repository) {
    throw new Error(
      'A provenance names the repository: expected GITHUB_SERVER_URL and GITHUB_REPOSITORY in the environment.',
    );
  }
  const tarballs = await mkdtemp(join(tmpdir(), 'observability-tarballs-'));
  try {
    const registry = await registryOf(tarballs, env);
    const known = await Promise.all(packages.map((item) => isPublished(item, registry)));
    const missing = packages.filter((_, index) => !known[index]);
    const pack = ({ folder }: PublishedPackage) =>
      packed(join(root, folder), join(tarballs, folder), {
        ...env,
        RELEASE_REPOSITORY: repository,
        RELEASE_DIRECTORY: folder,
      });
    const files = await Promise.all(missing.map(pack));
    for (const file of files) {
      const options = ['--access', 'public', '--tag', tag, ...(provenance ? ['--provenance'] : [])];
      await run('npm', ['publish', file, ...options], { cwd: tarballs, env });
    }
    return missing.map(({ name, version }) => `${name}@${version}`);
  } finally {
    await rm(tarballs, { recursive: true });
  }
}

/** The address of the repository that a workflow builds, as `package.json` has it; none elsewhere. */
function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv): string | undefined {
  return server && name ? `git+${server}/${name}.git` : undefined;
}

/** Packs one package into a folder of its own, and answers the tarball. */
async function packed(folder: string, destination: string, env: NodeJS.ProcessEnv): Promise<string> {
  await mkdir(destination, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', destination, `--config.pnpmfile=${packingHooks}`], {
    cwd: folder,
    env,
  });
  const [file] = await readdir(destination);
  if (!file) throw new Error(`${folder} was not packed.`);
  return join(destination, file);
}

/** The registry of the packages: that of their scope, or npm's own setting. */
async function registryOf(cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const settings = JSON.parse(await run('npm', ['config', 'list', '--json'], { cwd, env })) as Record<string, unknown>;
  const registry = settings['@observability-api:registry'] ?? settings['registry'];
  if (typeof registry !== 'string') throw new Error('npm names no registry.');
  return registry.endsWith('/') ? registry : `${registry}/`;
}

/** Only "there is none" is no: a registry that does not answer must not look like an empty one. */
async function isPublished({ name, version }: PublishedPackage, registry: string): Promise<boolean> {
  const response = await fetch(`${registry}${name.replace('/', '%2f')}`);
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`${registry} answered ${response.status} for ${name}.`);
  const { versions = {} } = (await response.json()) as { readonly versions?: object };
  return Object.hasOwn(versions, version);
}
