import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPeers } from '../install.ts';
import { BenchError, root, run } from '../run-program.ts';
import type { Progress } from '../suite.ts';
import { BASELINE, type Candidate, candidates, isOurs } from './client-candidates.ts';

const peers = join(root, 'tools/bench/peers/clients');

/** A built client. */
export interface ClientBuild {
  readonly candidate: Candidate;
  /** A copy of the folder `peers/clients/<name>`. A parent folder of the copy contains `node_modules`. */
  readonly sources: string;
  /** The folder of the bundles of this run. */
  readonly built: string;
  /** The folder of the package, or of the code that a generator wrote. */
  readonly installed: string;
  /** The version of the package; undefined for packages of the workspace. */
  readonly version?: string | undefined;
}

/** The built clients, and the reasons why others are missing. */
export interface ClientBuilds {
  readonly clients: readonly ClientBuild[];
  readonly absent: Readonly<Record<string, string>>;
  /** Runs a program that is installed with openapi-fetch. */
  tool(name: 'esbuild' | 'openapi-typescript', args: readonly string[], folder: string): Promise<void>;
}

const programs = { esbuild: 'esbuild/bin/esbuild', 'openapi-typescript': 'openapi-typescript/bin/cli.js' };

/** Builds the clients of the workspace. Installs the others, and runs the generators of those that have one. */
export async function buildClients(progress: Progress): Promise<ClientBuilds> {
  progress('building the clients');
  const filters = candidates.filter(isOurs).map(({ dependency }) => `--filter=${dependency}`);
  await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], root);
  // `tool` needs the programs of this group of `peers.json`, so an error here ends the suite.
  const { home } = await installPeers(BASELINE, progress);
  const tool: ClientBuilds['tool'] = async (name, args, folder) => {
    await run(process.execPath, [join(home, 'node_modules', programs[name]), ...args], folder);
  };
  const clients: ClientBuild[] = [];
  const absent: Record<string, string> = {};
  for (const candidate of candidates) {
    try {
      clients.push(isOurs(candidate) ? openOurs(candidate) : await openPeer(candidate, tool, progress));
    } catch (error) {
      if (!(error instanceof BenchError) || candidate.name === BASELINE) throw error;
      absent[candidate.name] = error.message;
    }
  }
  return { clients, absent, tool };
}

function openOurs(candidate: Candidate): ClientBuild {
  const home = join(root, 'node_modules/.cache/bench', `client-${candidate.name}`);
  const link = join(home, 'node_modules', candidate.dependency);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link))
    symlinkSync(join(root, 'packages', candidate.dependency.split('/')[1] ?? ''), link, 'junction');
  return { candidate, installed: link, ...prepareFolders(home, candidate) };
}

async function openPeer(candidate: Candidate, tool: ClientBuilds['tool'], progress: Progress) {
  const { home, versions } = await installPeers(candidate.name, progress);
  const { sources, built } = prepareFolders(home, candidate);
  const installed = join(home, 'node_modules', candidate.dependency);
  const build: ClientBuild = { candidate, sources, built, installed, version: versions[candidate.dependency] };
  const spec = join(root, 'specs/open-source/dist/openapi.json');
  if (candidate.name === BASELINE) {
    await tool('openapi-typescript', [spec, '--output', 'generated/paths.ts'], sources);
  }
  if (candidate.name === 'hey-api') {
    const generate = join(installed, 'bin/run.js');
    await run(process.execPath, [generate, '-i', spec, '-o', 'generated', '--silent', '--no-log-file'], sources);
    return { ...build, installed: join(sources, 'generated') };
  }
  return build;
}

/** Copies the folder `peers/clients/<name>` of a client, and deletes the bundles of earlier runs. */
function prepareFolders(home: string, { name }: Candidate): Pick<ClientBuild, 'sources' | 'built'> {
  const sources = join(home, 'src', name);
  const built = join(home, 'built');
  for (const folder of [sources, built]) rmSync(folder, { recursive: true, force: true });
  cpSync(join(peers, name), sources, { recursive: true });
  mkdirSync(built, { recursive: true });
  return { sources, built };
}
