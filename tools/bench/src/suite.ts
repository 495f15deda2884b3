import type { Gate } from './gate.ts';
import type { Table } from './table.ts';

/** Prints the current step. */
export type Progress = (step: string) => void;

/** The result of a suite. */
export interface Report {
  readonly tables: readonly ReportTable[];
  readonly gates: readonly Gate[];
  /** The measured values (figures), for `--json`. */
  readonly figures: object;
  /** Messages about what is not in the tables, with the reason. */
  readonly notes?: readonly string[];
  /** The section that `--write` writes. */
  readonly section: Section;
}

/** A table with an explanation of its columns. */
export interface ReportTable extends Table {
  readonly title: string;
  readonly legend: string;
}

/** A section of a Markdown file. */
export interface Section {
  /** The path in the repository. */
  readonly file: string;
  /** The heading, if the file has no such section yet. */
  readonly title: string;
}

/** A benchmark. */
export interface Suite {
  readonly name: string;
  /** One line for `--help`. */
  readonly description: string;
  /** Throws {@link BenchError} if the suite cannot run. */
  run(options: { readonly quick: boolean }, progress: Progress): Promise<Report>;
}
