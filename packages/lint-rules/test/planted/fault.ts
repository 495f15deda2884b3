import { read } from './lint-specs.ts';

/** A change to a file of our specs that one rule is to find. */
export interface Fault {
  readonly rule: string;
  readonly api: 'open-source' | 'managed';
  /** Within `specs/`. */
  readonly file: string;
  /** The first place that has this text is changed. */
  readonly from: string;
  readonly to: string;
  /** A text on the line where the fault is to be found, where that is not the first line of `to`. */
  readonly at?: string;
}

/** The file with the fault in it. */
export function faulty({ file, from, to }: Fault): string {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}.`);
  return text.replace(from, () => to);
}

/** Where the fault is to be found: the file, and the line where the change begins or that has the text of `at`. */
export function placeOf(fault: Fault): string {
  const text = faulty(fault);
  const start = fault.at === undefined ? read(fault.file).indexOf(fault.from) : text.indexOf(fault.at);
  return `specs/${fault.file}:${text.slice(0, start).split('\n').length}`;
}
