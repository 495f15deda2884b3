import type { Bump } from '../bump.ts';

/** A location in the report of `redocly diff --format=json`. */
export interface ReportLocation {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}

/** One change in the report. */
export interface ReportChange {
  readonly path: string;
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: Bump;
  readonly property?: string;
  readonly verdicts: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: ReportLocation;
  }[];
  readonly base?: ReportLocation & { readonly value?: unknown };
  readonly revision?: ReportLocation & { readonly value?: unknown };
}

/** The fields of the report that this package reads. */
export interface Report {
  readonly reportVersion: string;
  readonly bump?: Bump;
  readonly changes: readonly ReportChange[];
}
