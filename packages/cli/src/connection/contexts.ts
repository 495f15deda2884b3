import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '../errors.ts';
import type { Settings } from './settings.ts';

/** The stored contexts by name, and the name of the default. A context is the URL and the credentials of a service. */
export interface Contexts {
  readonly current?: string | undefined;
  readonly contexts: Readonly<Record<string, Settings>>;
}

/** Returns the path of the contexts file: `OBSERVABILITY_CONTEXTS`, or a file in the configuration folder of the user. */
export function contextsPath(env: Readonly<Record<string, string | undefined>>): string {
  const folder = env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config');
  return env['OBSERVABILITY_CONTEXTS'] || join(folder, 'observability', 'contexts.json');
}

/** Reads the contexts file. A missing file has no contexts. Throws a CommandError if it cannot be read or is not valid. */
export async function readContexts(env: Readonly<Record<string, string | undefined>>): Promise<Contexts> {
  const path = contextsPath(env);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { contexts: {} };
    throw new CommandError(`Cannot read ${path}: ${(error as Error).message}`);
  }
  try {
    const { current, contexts } = JSON.parse(text) as Contexts;
    if (typeof contexts === 'object' && contexts !== null) return { current, contexts };
  } catch {
    // The message below names the file.
  }
  throw new CommandError(
    `Expected ${path} to be a JSON object with "contexts". Delete the file and run \`observability login\`.`,
  );
}

/** Replaces the contexts file. Only the user can read it, because it contains credentials. */
export async function writeContexts(
  env: Readonly<Record<string, string | undefined>>,
  contexts: Contexts,
): Promise<void> {
  const path = contextsPath(env);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(contexts, null, 2)}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, path);
}
