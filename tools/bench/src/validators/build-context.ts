import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPeers } from '../install.ts';
import { payloadNames } from '../payloads/payloads.ts';
import { root, run } from '../run-program.ts';
import type { Progress } from '../suite.ts';
import { jsonSchema } from './json-schema.ts';
import { modules } from './validators-candidates.ts';

const peers = join(root, 'tools/bench/peers/validators');

/** The folders in which the validators are built, and the versions of the compared libraries. */
export interface BuildContext {
  /** The root folder of the repository. */
  readonly root: string;
  /** A copy of `peers/validators` with the JSON Schemas. Its parent folder contains `node_modules`. */
  readonly sources: string;
  /** The folder of the bundles of this run. */
  readonly built: string;
  /** The version of each package in the group `validators` of `peers.json`. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Installs the compared libraries, builds `@observability-api/schemas`, copies `peers/validators` and adds the JSON Schemas. */
export async function openBuildContext(progress: Progress): Promise<BuildContext> {
  const { home, versions } = await installPeers('validators', progress);
  linkOurs(home);

  progress('building @observability-api/schemas');
  await run('turbo', ['run', 'build', '--filter=@observability-api/schemas', '--output-logs=errors-only'], root);

  const sources = join(home, 'src');
  const built = join(home, 'built');
  for (const folder of [sources, built]) rmSync(folder, { recursive: true, force: true });
  cpSync(peers, sources, { recursive: true });
  mkdirSync(join(sources, 'schemas'));
  mkdirSync(built);
  for (const name of payloadNames) {
    writeFileSync(join(sources, 'schemas', `${modules[name]}.json`), JSON.stringify(jsonSchema(name)));
  }
  return { root, sources, built, versions };
}

function linkOurs(home: string): void {
  const link = join(home, 'node_modules/@observability-api/schemas');
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, 'packages/schemas'), link, 'junction');
}
