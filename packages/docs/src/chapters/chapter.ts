import { readFile } from 'node:fs/promises';
import type { Api } from '../spec/api.ts';
import { changes } from './changes.ts';
import { deliveryExample, deliveryFields, deliveryResponses } from './delivery-fields.ts';
import { errorSections } from './error-sections.ts';
import { roleTable } from './role-table.ts';

/** The chapters in reading order, with the file name of the page and the title in the menu. */
const chapters = [
  { slug: 'authentication', title: 'Authentication' },
  { slug: 'errors', title: 'Errors' },
  { slug: 'paging', title: 'Paging' },
  { slug: 'limits', title: 'Limits' },
  { slug: 'concurrency', title: 'Idempotency and concurrency' },
  { slug: 'telemetry', title: 'Sending telemetry' },
  { slug: 'filters', title: 'Filter language' },
  { slug: 'chart-values', title: 'How charts are computed' },
  { slug: 'alerting', title: 'How alerts work' },
  { slug: 'webhook-deliveries', title: 'Webhook deliveries' },
  { slug: 'client', title: 'Using the client' },
  { slug: 'client-errors', title: 'Client errors' },
  { slug: 'client-retries', title: 'Client timeouts and retries' },
  { slug: 'client-middleware', title: 'Client middleware and logging' },
  { slug: 'client-testing', title: 'Testing with the client' },
  { slug: 'client-webhooks', title: 'Receiving webhooks' },
  { slug: 'self-hosting', title: 'Running the service' },
  { slug: 'versioning', title: 'Versioning' },
  { slug: 'changelog', title: 'Changelog' },
] as const;

/** A chapter of the reference. */
export type Chapter = (typeof chapters)[number];

/** Returns the chapters of a deployment. The chapters about webhooks require a spec with webhooks. */
export function chaptersOf({ resources }: Api): readonly Chapter[] {
  const hasDeliveries = resources.some(({ deliveries }) => deliveries.length > 0);
  return hasDeliveries ? chapters : chapters.filter(({ slug }) => !slug.includes('webhook'));
}

/** Returns a chapter for one deployment as Markdown, without the blocks of the other deployment and with all placeholders replaced. */
export async function chapterText(api: Api, { slug }: Chapter): Promise<string> {
  const source = await readFile(new URL(`../../chapters/${slug}.md`, import.meta.url), 'utf8');
  const inserts: Readonly<Record<string, () => string | Promise<string>>> = {
    prefix: () => api.prefix,
    roles: () => roleTable(api),
    errors: () => errorSections(api),
    deployment: () => api.deployment,
    delivery: () => deliveryExample(api),
    deliveries: () => deliveryFields(api),
    responses: () => deliveryResponses(api),
    changelog: () => changes(api),
  };
  let text = selectDeployment(source, api.deployment);
  for (const [name, insert] of Object.entries(inserts)) {
    const placeholder = `{{${name}}}`;
    if (text.includes(placeholder)) text = text.replaceAll(placeholder, await insert());
  }
  return text;
}

/** Removes the blocks of the other deployment: a block starts with `:::open-source` or `:::managed` and ends with `:::`. */
function selectDeployment(source: string, deployment: string): string {
  let within: string | undefined;
  const lines = source.split('\n').filter((line) => {
    const fence = /^:::(.*)$/.exec(line);
    if (fence) within = fence[1] === '' ? undefined : fence[1];
    return !fence && (within === undefined || within === deployment);
  });
  return lines.join('\n');
}
