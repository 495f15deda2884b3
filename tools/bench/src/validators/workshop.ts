import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../install.ts';
import { payloadNames } from '../payloads/names.ts';
import { root } from '../root.ts';
import { run } from '../run.ts';
import { modules } from './candidates.ts';
import { jsonSchema } from './json-schema.ts';

const peers = join(root, 'tools/bench/peers');

/** Where the peers are installed, and built beside what they need. */
export interface Workshop {
  /** The repository. */
  readonly root: string;
  /** A copy of `peers/` with the JSON Schemas; `node_modules` stands above it. */
  readonly sources: string;
  /** What was built in this run. */
  readonly built: string;
  /** The version of each peer. */
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Installs the peers where they are not yet: outside the workspace, because nobody else needs them, and once for each
 * set of versions. Builds our package, so that what users get is measured.
 */
export async function openWorkshop(say: (step: string) => void): Promise<Workshop> {
  const { home, versions } = await install(root, join(peers, 'package.json'), say);
  linkOurs(home);

  say('Building @observability-api/schemas');
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
