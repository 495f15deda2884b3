import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneVersion, type PublishedPackage, publishedPackages } from './packages.ts';
import { run } from './run.ts';

const packingHooks = fileURLToPath(new URL('repository.cjs', import.meta.url));

/** The options of `publish`. */
export interface PublishOptions {
  /** The dist-tag. */
  readonly tag: string;
  /** True to publish with npm provenance. Requires a GitHub workflow. */
  readonly provenance: boolean;
  /** Environment variables for npm (registry, credentials) and of the workflow (repository). */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Publishes every package whose version the registry does not have. Packs each of them once. A run after a failure continues
 * with the missing packages. Returns the published packages as `name@version`.
 */
export async function publish(
  root: string,
  { tag, provenance, env = process.env }: PublishOptions,
): Promise<readonly string[]> {
  const packages = publishedPackages(root);
  // Throws if the versions of the packages differ.
  oneVersion(packages);
  const repository = repositoryOf(env);
  if (provenance && !repository) {
    throw new Error('Provenance requires GITHUB_SERVER_URL and GITHUB_REPOSITORY in the environment.');
  }
  const tarballs = await mkdtemp(join(tmpdir(), 'observability-tarballs-'));
  try {
    const registry = await registryOf(tarballs, env);
    const published = await Promise.all(packages.map((item) => isPublished(item, registry)));
    const missing = packages.filter((_, index) => !published[index]);
    const packOne = ({ folder }: PublishedPackage) =>
      pack(join(root, folder), join(tarballs, folder), {
        ...env,
        // The packing hooks write these into the packed package.json.
        RELEASE_REPOSITORY: repository,
        RELEASE_DIRECTORY: folder,
      });
    const files = await Promise.all(missing.map(packOne));
    for (const file of files) {
      const options = ['--access', 'public', '--tag', tag, ...(provenance ? ['--provenance'] : [])];
      await run('npm', ['publish', file, ...options], { cwd: tarballs, env });
    }
    return missing.map(({ name, version }) => `${name}@${version}`);
  } finally {
    await rm(tarballs, { recursive: true });
  }
}

/** Returns the repository URL for `package.json`, or `undefined` outside of a workflow. */
function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv): string | undefined {
  return server && name ? `git+${server}/${name}.git` : undefined;
}

/** Packs one package into its own folder. Returns the path of the tarball. */
async function pack(folder: string, destination: string, env: NodeJS.ProcessEnv): Promise<string> {
  await mkdir(destination, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', destination, `--config.pnpmfile=${packingHooks}`], {
    cwd: folder,
    env,
  });
  const [file] = await readdir(destination);
  if (!file) throw new Error(`Expected pnpm pack to write a tarball for ${folder}, found none.`);
  return join(destination, file);
}

/** Returns the registry URL of the package scope, or the default registry. */
async function registryOf(cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const settings = JSON.parse(await run('npm', ['config', 'list', '--json'], { cwd, env })) as Record<string, unknown>;
  const registry = settings['@observability-api:registry'] ?? settings['registry'];
  if (typeof registry !== 'string') throw new Error('Expected npm config to contain a registry, found none.');
  return registry.endsWith('/') ? registry : `${registry}/`;
}

/**
 * Returns true if the registry has this version. Throws for any failure other than 404, so that an unavailable registry does not
 * look empty.
 */
async function isPublished({ name, version }: PublishedPackage, registry: string): Promise<boolean> {
  const url = `${registry}${name.replace('/', '%2f')}`;
  // Retries once, because the registry may close an idle connection while the request is sent.
  const response = await fetch(url).catch(() => fetch(url));
  if (response.status === 404) return false;
  if (!response.ok)
    throw new Error(`Expected ${registry} to return 200 or 404 for ${name}, received ${response.status}.`);
  const { versions = {} } = (await response.json()) as { readonly versions?: object };
  return Object.hasOwn(versions, version);
}
