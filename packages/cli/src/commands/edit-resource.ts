import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnyClient, methodOf, requestValidation } from '../connection/client.ts';
import { requireSettings } from '../connection/find-settings.ts';
import { CommandError, usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { describeError } from '../output/error-message.ts';
import { formatOf, printValue } from '../output/format.ts';
import { yamlText } from '../output/yaml-text.ts';
import type { ApiCommand } from './api-command.ts';
import type { ApiFlags } from './call-api.ts';
import { parseBody } from './read-body.ts';
import { writableProperties } from './writable-properties.ts';

/**
 * Opens a resource in an editor and updates it with If-Match, unless the text is unchanged. Throws a CommandError if the editor or the
 * write fails. If the write fails, keeps the edited file. The message of the error contains the path of this file.
 */
export async function editResource(
  readCommand: ApiCommand,
  write: ApiCommand,
  ids: readonly string[],
  flags: ApiFlags,
  io: Io,
): Promise<void> {
  const editor = io.env['VISUAL'] || io.env['EDITOR'];
  if (!editor) throw usageError('Set VISUAL or EDITOR to the command of an editor.');
  const settings = await requireSettings(flags, io);
  const client = await createAnyClient(settings, await requestValidation(settings));
  const { data, etag } = await methodOf(client, readCommand, settings)(...ids).withResponse();
  const text = yamlText(await writableProperties(data, write.body));
  const folder = await mkdtemp(join(tmpdir(), 'observability-'));
  const path = join(folder, `${readCommand.resource}.yaml`);
  await writeFile(path, text, { mode: 0o600 });
  try {
    await openEditor(editor, path);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const edited = await readFile(path, 'utf8');
  if (edited === text) {
    await rm(folder, { recursive: true });
    io.stderr.write('No changes.\n');
    return;
  }
  let result: unknown;
  try {
    result = await methodOf(client, write, settings)(...ids, parseBody(edited, path), { ifMatch: etag });
  } catch (error) {
    const { message, exitCode } = describeError(error);
    throw new CommandError(`${message}\nYour text is in ${path}.`, exitCode);
  }
  await rm(folder, { recursive: true });
  await printValue(result, formatOf(flags.output, io), io);
}

function openEditor(editor: string, path: string): Promise<void> {
  // On Ctrl+C, the terminal sends SIGINT to the editor and to this process. Editors such as vim do not exit on SIGINT.
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  const ended = new Promise<void>((resolve, reject) => {
    // The variable may contain options, as in `code --wait`, so a shell runs it.
    const child = spawn('/bin/sh', ['-c', `${editor} "$1"`, 'sh', path], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new CommandError(`The editor \`${editor}\` ended with ${signal ?? `code ${code}`}. Nothing was changed.`),
        );
    });
  });
  return ended.finally(() => process.off('SIGINT', ignore));
}
