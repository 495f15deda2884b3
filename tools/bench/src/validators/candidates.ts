/** One way to validate the payloads: a folder of `peers/` with a module for each of them. */
export interface Candidate {
  readonly name: string;
  /** What it is called in tables. */
  readonly title: string;
  /** The dependency of `peers/package.json` whose version stands in the table. */
  readonly dependency?: string;
  /** Whether its `is` is a type guard, so that types have a cost. */
  readonly typed: boolean;
  /** Whether what it generates uses `require`. */
  readonly requires?: true;
}

/** What is measured against the others. */
export const ours = 'ours';

/** Everything that is measured, in the order of the table before it is sorted by speed. */
export const candidates: readonly Candidate[] = [
  { name: ours, title: '@observability-api/schemas', typed: true },
  { name: 'zod-compile', title: 'Zod z.compile', dependency: 'zod', typed: true },
  { name: 'typia', title: 'typia', dependency: 'typia', typed: true },
  { name: 'ajv-standalone', title: 'Ajv standalone', dependency: 'ajv', typed: false, requires: true },
  { name: 'ajv', title: 'Ajv', dependency: 'ajv', typed: false },
  { name: 'typebox', title: 'TypeBox compile', dependency: 'typebox', typed: true },
  { name: 'arktype', title: 'ArkType', dependency: 'arktype', typed: true },
  { name: 'valibot', title: 'Valibot', dependency: 'valibot', typed: true },
  { name: 'zod', title: 'Zod safeParse', dependency: 'zod', typed: true },
];

/** The module of a payload in a candidate's folder. */
export const modules = { dashboard: 'dashboard', alert: 'alert', pipeSettings: 'pipe-settings', apiKeys: 'api-keys' };
