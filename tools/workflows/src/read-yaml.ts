import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';

/** Thrown for a file that is not valid YAML. The message contains file, line and column. */
export class YamlSyntaxError extends Error {
  override readonly name = 'YamlSyntaxError';
}

/** Parses a YAML file. Throws {@link YamlSyntaxError}. */
export function readYaml(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    throw new YamlSyntaxError(`${file}:${line}:${col} ${error.message}`, { cause: error });
  }
}
