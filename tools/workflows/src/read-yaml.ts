import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';

/** A file that is no YAML; the message says where. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** What a YAML file says. One that does not parse is an {@link UnreadableFile}. */
export function readYaml(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    throw new UnreadableFile(`${file}:${line}:${col} ${error.message}`, { cause: error });
  }
}
