const LINE_WIDTH = 120;

/**
 * Returns `import { A, B } from 'module';` or an export, with one name per line if it is too long. Returns `''` if `names`
 * is empty.
 */
export function importText(
  keyword: 'import' | 'import type' | 'export type',
  names: Iterable<string>,
  module: string,
): string {
  const sorted = [...names].sort();
  if (sorted.length === 0) return '';
  const line = `${keyword} { ${sorted.join(', ')} } from '${module}';`;
  if (line.length <= LINE_WIDTH) return `${line}\n`;
  return `${keyword} {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${module}';\n`;
}

/** Returns `prefix A | B;`, with one member per line if it is too long. Does not split a text that contains a line break. */
export function unionText(prefix: string, members: readonly string[], indent = ''): string {
  const line = `${indent}${prefix} ${members.join(' | ')};`;
  if (members.length === 1 || line.length <= LINE_WIDTH || line.includes('\n')) return `${line}\n`;
  return `${indent}${prefix}\n${members.map((member) => `${indent}  | ${member}`).join('\n')};\n`;
}

/** Returns `name(a, b): Result;`, with one parameter per line if it is too long or contains a line break. */
export function methodText(name: string, parameters: readonly string[], result: string, indent: string): string {
  const line = `${indent}${name}(${parameters.join(', ')}): ${result};`;
  if (line.length <= LINE_WIDTH && !line.includes('\n')) return `${line}\n`;
  return `${indent}${name}(\n${parameters.map((parameter) => `${indent}  ${parameter},\n`).join('')}${indent}): ${result};\n`;
}

/** Returns `{ a: A; b: B }`, with one member per line if it exceeds `room` columns. Returns `Record<never, never>` without members. */
export function inlineObject(members: readonly string[], room: number, indent: string): string {
  if (members.length === 0) return 'Record<never, never>';
  const line = `{ ${members.join('; ')} }`;
  if (line.length <= room) return line;
  return `{\n${members.map((member) => `${indent}  ${member};\n`).join('')}${indent}}`;
}
