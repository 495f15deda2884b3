import { readFile, writeFile } from 'node:fs/promises';
import { isScalar, parseDocument } from 'yaml';

/** Writes `info.version` of a spec. Keeps every other character, including comments. */
export async function writeSpecVersion(file: string, version: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const node = parseDocument(text).getIn(['info', 'version'], true);
  if (!isScalar(node) || !node.range) throw new Error(`Expected ${file} to contain info.version.`);
  const [start, end] = node.range;
  await writeFile(file, text.slice(0, start) + version + text.slice(end));
}
