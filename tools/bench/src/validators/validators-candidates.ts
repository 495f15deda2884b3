/** A measured validator library. Its folder in `peers/validators` has a module for each payload. */
export interface Candidate {
  readonly name: string;
  /** The name in tables. */
  readonly title: string;
  /** The package of `peers.json` whose version is in the table. */
  readonly dependency?: string;
  /** True if `is` is a type guard. */
  readonly typed: boolean;
  /** True if the generated code calls `require`. */
  readonly requires?: true;
}

/** The library that the gates apply to. */
export const OURS = 'ours';

/** All measured libraries. */
export const candidates: readonly Candidate[] = [
  { name: OURS, title: '@observability-api/schemas', typed: true },
  { name: 'zod-compile', title: 'Zod z.compile', dependency: 'zod', typed: true },
  { name: 'typia', title: 'typia', dependency: 'typia', typed: true },
  { name: 'ajv-standalone', title: 'Ajv standalone', dependency: 'ajv', typed: false, requires: true },
  { name: 'ajv', title: 'Ajv', dependency: 'ajv', typed: false },
  { name: 'typebox', title: 'TypeBox compile', dependency: 'typebox', typed: true },
  { name: 'arktype', title: 'ArkType', dependency: 'arktype', typed: true },
  { name: 'valibot', title: 'Valibot', dependency: 'valibot', typed: true },
  { name: 'zod', title: 'Zod safeParse', dependency: 'zod', typed: true },
];

/** The module of each payload. */
export const modules = { dashboard: 'dashboard', alert: 'alert', pipeSettings: 'pipe-settings', apiKeys: 'api-keys' };
