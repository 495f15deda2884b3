import { read } from './lint-specs.ts';

/** A change to a file of the specs that one rule must report. */
export interface Mutation {
  readonly rule: string;
  readonly api: 'open-source' | 'managed';
  /** Path relative to `specs/`. */
  readonly file: string;
  /** The text to replace, at its first occurrence. */
  readonly from: string;
  readonly to: string;
  /** Text that starts on the line of the issue, at its first occurrence in the changed file. Absent if `from` starts on this line. */
  readonly at?: string;
}

/** Returns the content of the changed file. */
export function changedContent({ file, from, to }: Mutation): string {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}.`);
  return text.replace(from, () => to);
}

/** Returns the file and the line of the issue: the start of the change, or the line with the text of `at`. */
export function placeOf(mutation: Mutation): string {
  const text = changedContent(mutation);
  const start = mutation.at === undefined ? read(mutation.file).indexOf(mutation.from) : text.indexOf(mutation.at);
  if (start < 0) throw new Error(`${mutation.file} has no ${JSON.stringify(mutation.at)}.`);
  return `specs/${mutation.file}:${text.slice(0, start).split('\n').length}`;
}
