/**
 * A measured client. The folder `peers/clients/<name>` has the code that calls it. For a client of another project, the group `<name>` of
 * `peers.json` lists the npm packages.
 */
export interface Candidate {
  readonly name: string;
  /** The name in tables. */
  readonly title: string;
  /** The npm package of the client, or of its generator. */
  readonly dependency: string;
  /** True if its bundle contains CommonJS modules, which call `require`. */
  readonly bundlesCommonJs?: true;
  /** True if its calls are not measured, because another client has the same code. */
  readonly untimed?: true;
}

/** The client `open-source`. All gates apply to it. Gates of sizes and types apply to `managed`, too. */
export const OURS = 'ours';

/**
 * The gate of imports compares {@link OURS} with this client. The times of direct calls of `fetch` with the responses of this API are
 * stored under its name.
 */
export const BASELINE = 'openapi-fetch';

/** All measured clients, in the order of the table. */
export const candidates: readonly Candidate[] = [
  { name: OURS, title: '@observability-api/open-source', dependency: '@observability-api/open-source' },
  { name: 'managed', title: '@observability-api/managed', dependency: '@observability-api/managed', untimed: true },
  { name: BASELINE, title: 'openapi-fetch', dependency: 'openapi-fetch' },
  { name: 'hey-api', title: '@hey-api/openapi-ts', dependency: '@hey-api/openapi-ts' },
  { name: 'anthropic', title: '@anthropic-ai/sdk (Stainless)', dependency: '@anthropic-ai/sdk', bundlesCommonJs: true },
  { name: 'cloudflare', title: 'cloudflare (Stainless)', dependency: 'cloudflare', bundlesCommonJs: true },
  {
    name: 'datadog',
    title: '@datadog/datadog-api-client',
    dependency: '@datadog/datadog-api-client',
    bundlesCommonJs: true,
  },
];

/** Returns true if the client is a package of the workspace. */
export function isOurs({ name }: Candidate): boolean {
  return name === OURS || name === 'managed';
}
