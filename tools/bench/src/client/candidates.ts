/** A client: a folder of `client-peers/`, with its own `package.json` where it is not ours. */
export interface Candidate {
  readonly name: string;
  /** What it is called in tables. */
  readonly title: string;
  /** The package whose version stands in the table, and whose folder is weighed. */
  readonly dependency: string;
  /** Another service's client: it makes calls of about the same shape, and answers what its own documents are. */
  readonly foreign?: true;
  /** Its calls are not timed: it is the same code as a candidate that is. */
  readonly untimed?: true;
}

/** What is measured against the others. */
export const ours = 'ours';

/** What ours stands on, and is measured against. */
export const alone = 'openapi-fetch';

/** Everything that is measured, in the order of the table. */
export const candidates: readonly Candidate[] = [
  { name: ours, title: '@observability-api/open-source', dependency: '@observability-api/open-source' },
  { name: 'managed', title: '@observability-api/managed', dependency: '@observability-api/managed', untimed: true },
  { name: alone, title: 'openapi-fetch alone', dependency: 'openapi-fetch' },
  { name: 'hey-api', title: '@hey-api/openapi-ts', dependency: '@hey-api/openapi-ts' },
  { name: 'anthropic', title: '@anthropic-ai/sdk (Stainless)', dependency: '@anthropic-ai/sdk', foreign: true },
  { name: 'cloudflare', title: 'cloudflare (Stainless)', dependency: 'cloudflare', foreign: true },
  { name: 'datadog', title: '@datadog/datadog-api-client', dependency: '@datadog/datadog-api-client', foreign: true },
];

/** Whether it is one of ours, which the workspace has; the others are installed on demand. */
export function isOurs({ name }: Candidate): boolean {
  return name === ours || name === 'managed';
}
