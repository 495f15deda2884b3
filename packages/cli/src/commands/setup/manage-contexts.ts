import { readContexts, writeContexts } from '../../connection/contexts.ts';
import { requireSettings } from '../../connection/find-settings.ts';
import type { ConnectionFlags } from '../../connection/settings.ts';
import { usageError } from '../../errors.ts';
import { type Io, outputWidth } from '../../io.ts';
import { formatOf, printValue } from '../../output/format.ts';
import { styleFor } from '../../output/style.ts';
import { tableText } from '../../output/table.ts';

/** Prints the contexts. A star marks the default. */
export async function listContexts(io: Io): Promise<void> {
  const { contexts, current } = await readContexts(io.env);
  const rows = Object.entries(contexts).map(([name, { deployment, baseUrl }]) => [
    name === current ? '*' : '',
    name,
    deployment,
    baseUrl,
  ]);
  if (rows.length === 0) return void io.stderr.write('No contexts. Run `observability login`.\n');
  const columns = [{ title: '', minWidth: 1 }, { title: 'NAME' }, { title: 'DEPLOYMENT' }, { title: 'URL' }];
  io.stdout.write(`${tableText(columns, rows, outputWidth(io.stdout), styleFor(io.stdout, io.env))}\n`);
}

/** Prints the settings that commands use. Of a secret, prints only the first three characters. */
export async function showContext(flags: ConnectionFlags, io: Io): Promise<void> {
  const { apiKey, keySecret, ...settings } = await requireSettings(flags, io);
  const shown = {
    ...settings,
    ...(apiKey && { apiKey: mask(apiKey) }),
    ...(keySecret && { keySecret: mask(keySecret) }),
  };
  await printValue(shown, formatOf(undefined, io), io);
}

/** Makes a context the default. */
export async function useContext(name: string, io: Io): Promise<void> {
  const { contexts } = await readContexts(io.env);
  requireContext(name, contexts);
  await writeContexts(io.env, { current: name, contexts });
  io.stderr.write(`The default context is now "${name}".\n`);
}

/** Deletes a context. */
export async function deleteContext(name: string, io: Io): Promise<void> {
  const { contexts, current } = await readContexts(io.env);
  requireContext(name, contexts);
  const { [name]: _, ...others } = contexts;
  await writeContexts(io.env, { current: current === name ? undefined : current, contexts: others });
  io.stderr.write(`Deleted the context "${name}".\n`);
}

function requireContext(name: string, contexts: object): void {
  if (Object.hasOwn(contexts, name)) return;
  throw usageError(`There is no context "${name}". Known contexts: ${Object.keys(contexts).join(', ') || 'none'}.`);
}

function mask(secret: string): string {
  return `${secret.slice(0, 3)}…`;
}
