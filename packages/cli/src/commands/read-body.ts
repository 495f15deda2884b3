import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { CommandError, usageError } from '../errors.ts';
import { type Io, readAll } from '../io.ts';
import { findYamlError } from '../yaml-error.ts';

/**
 * Reads a body from a file. Without a file, or for `-`, reads it from stdin. Throws a CommandError if the file cannot be read, if there is
 * no body, or if the body has a syntax error.
 */
export async function readBody(file: string | undefined, io: Io): Promise<unknown> {
  if (file === undefined && io.stdin.isTTY) {
    throw usageError('Expected a body. Pass it with `-f file.yaml`, or with `-f -` from stdin.');
  }
  if (file === undefined || file === '-') return parseBody(await readAll(io.stdin), 'stdin');
  let text: string;
  try {
    text = await readFile(resolve(io.cwd, file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(`Cannot read ${file}: ${code === 'ENOENT' ? 'the file does not exist.' : message}`);
  }
  return parseBody(text, file);
}

/**
 * Parses YAML or JSON, which is a subset of YAML. Throws a CommandError if the text is empty or has a syntax error. The message of a syntax
 * error contains its position.
 */
export function parseBody(text: string, name: string): unknown {
  if (text.trim() === '') throw usageError(`Expected a body in YAML or JSON, received nothing from ${name}.`);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const error = findYamlError(document, lineCounter);
  if (error) throw new CommandError(`${name}:${error.line}:${error.column}: ${error.message}`);
  return document.toJS() as unknown;
}
