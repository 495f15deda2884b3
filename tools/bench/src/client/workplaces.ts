import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../install.ts';
import { root } from '../root.ts';
import { Failed, run } from '../run.ts';
import { alone, type Candidate, candidates, isOurs } from './candidates.ts';

const peers = join(root, 'tools/bench/client-peers');

/** Where a candidate is installed and built. */
export interface Workplace {
  readonly candidate: Candidate;
  /** A copy of its folder; `node_modules` stands above it. */
  readonly sources: string;
  /** What was built in this run. */
  readonly built: string;
  /** The folder of its package. */
  readonly installed: string;
  /** Of its package; ours have none to show. */
  readonly version?: string | undefined;
}

/** The candidates that are here, and why the others are not. */
export interface Workplaces {
  readonly places: readonly Workplace[];
  readonly absent: Readonly<Record<string, string>>;
  /** Runs one of the programs that are installed beside openapi-fetch. */
  tool(name: 'esbuild' | 'openapi-typescript', args: readonly string[], folder: string): Promise<void>;
}

const programs = { esbuild: 'esbuild/bin/esbuild', 'openapi-typescript': 'openapi-typescript/bin/cli.js' };

/** Builds our clients, so that what users get is measured, and installs and generates the others outside the workspace. */
export async function openWorkplaces(say: (step: string) => void): Promise<Workplaces> {
  say('Building the clients');
  const filters = candidates.filter(isOurs).map(({ dependency }) => `--filter=${dependency}`);
  await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], root);
  // The bench itself needs what is installed here, so that nothing is measured without it.
  const { home } = await install(root, join(peers, alone, 'package.json'), say);
  const tool: Workplaces['tool'] = async (name, args, folder) => {
    await run(process.execPath, [join(home, 'node_modules', programs[name]), ...args], folder);
  };
  const places: Workplace[] = [];
  const absent: Record<string, string> = {};
  for (const candidate of candidates) {
    try {
      places.push(isOurs(candidate) ? openOurs(candidate) : await openPeer(candidate, tool, say));
    } catch (error) {
      if (!(error instanceof Failed) || candidate.name === alone) throw error;
      absent[candidate.name] = error.message;
    }
  }
  return { places, absent, tool };
}

function openOurs(candidate: Candidate): Workplace {
  const home = join(root, 'node_modules/.cache/bench', `client-${candidate.name}`);
  const link = join(home, 'node_modules', candidate.dependency);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link))
    symlinkSync(join(root, 'packages', candidate.dependency.split('/')[1] ?? ''), link, 'junction');
  return { candidate, installed: link, ...folders(home, candidate) };
}

async function openPeer(candidate: Candidate, tool: Workplaces['tool'], say: (step: string) => void) {
  const { home, versions } = await install(root, join(peers, candidate.name, 'package.json'), say);
  const { sources, built } = folders(home, candidate);
  const installed = join(home, 'node_modules', candidate.dependency);
  const place: Workplace = { candidate, sources, built, installed, version: versions[candidate.dependency] };
  const spec = join(root, 'specs/open-source/dist/openapi.json');
  if (candidate.name === alone) {
    await tool('openapi-typescript', [spec, '--output', 'generated/paths.ts'], sources);
  }
  if (candidate.name === 'hey-api') {
    const generate = join(installed, 'bin/run.js');
    await run(process.execPath, [generate, '-i', spec, '-o', 'generated', '--silent', '--no-log-file'], sources);
    return { ...place, installed: join(sources, 'generated') };
  }
  return place;
}

function folders(home: string, { name }: Candidate): Pick<Workplace, 'sources' | 'built'> {
  const sources = join(home, 'src', name);
  const built = join(home, 'built');
  for (const folder of [sources, built]) rmSync(folder, { recursive: true, force: true });
  cpSync(join(peers, name), sources, { recursive: true });
  mkdirSync(built, { recursive: true });
  return { sources, built };
}
