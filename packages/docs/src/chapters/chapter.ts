import { readFile } from 'node:fs/promises';
import type { Api } from '../spec/api.ts';
import { changes } from './changes.ts';
import { deliveryExample, deliveryFields, deliveryResponses } from './delivery-fields.ts';
import { errorSections } from './error-sections.ts';
import { roleTable } from './role-table.ts';

/** The chapters in reading order by group of the menu, with the file name of the page and the title in the menu. */
const groups = [
  {
    group: 'Start',
    chapters: [
      { slug: 'concepts', title: 'Concepts' },
      { slug: 'tutorial', title: 'Tutorial' },
    ],
  },
  {
    group: 'Requests',
    chapters: [
      { slug: 'authentication', title: 'Authentication' },
      { slug: 'errors', title: 'Errors' },
      { slug: 'paging', title: 'Paging' },
      { slug: 'limits', title: 'Limits' },
      { slug: 'concurrency', title: 'Idempotency and concurrency' },
      { slug: 'versioning', title: 'Versioning' },
    ],
  },
  {
    group: 'Telemetry and alerts',
    chapters: [
      { slug: 'telemetry', title: 'Sending telemetry' },
      { slug: 'filters', title: 'Filter language' },
      { slug: 'chart-values', title: 'How charts are computed' },
      { slug: 'alerting', title: 'How alerts work' },
      { slug: 'webhook-deliveries', title: 'Webhook deliveries' },
    ],
  },
  {
    group: 'TypeScript client',
    chapters: [
      { slug: 'client', title: 'Using the client' },
      { slug: 'client-errors', title: 'Client errors' },
      { slug: 'client-retries', title: 'Client timeouts and retries' },
      { slug: 'client-middleware', title: 'Client middleware and logging' },
      { slug: 'client-query', title: 'TanStack Query' },
      { slug: 'client-testing', title: 'Testing with the client' },
      { slug: 'client-webhooks', title: 'Receiving webhooks' },
    ],
  },
  {
    group: 'Self-hosting',
    chapters: [
      { slug: 'self-hosting', title: 'Running the service' },
      { slug: 'hosting-options', title: 'Options of the service' },
      { slug: 'hosting-database', title: 'Databases and processes' },
      { slug: 'hosting-proxy', title: 'Behind a proxy' },
      { slug: 'hosting-monitoring', title: 'Monitoring the service' },
      { slug: 'hosting-limits', title: 'Limits of the service' },
      { slug: 'hosting-telemetry', title: 'Storing telemetry' },
      { slug: 'hosting-alerts', title: 'Alerts in production' },
      { slug: 'hosting-backup', title: 'Backup, restore and upgrade' },
    ],
  },
  {
    group: 'API and releases',
    chapters: [
      { slug: 'api-descriptions', title: 'OpenAPI documents' },
      { slug: 'changelog', title: 'Changelog' },
    ],
  },
] as const satisfies readonly ChapterGroup[];

/** A chapter of the reference. */
export interface Chapter {
  readonly slug: string;
  readonly title: string;
}

/** A group of chapters in the menu. */
export interface ChapterGroup {
  readonly group: string;
  readonly chapters: readonly Chapter[];
}

/** Returns the chapters of a deployment by group. The chapters about webhooks require a spec with webhooks. */
export function chapterGroups({ resources }: Api): readonly ChapterGroup[] {
  const hasDeliveries = resources.some(({ deliveries }) => deliveries.length > 0);
  return groups.map(({ group, chapters }) => ({
    group,
    chapters: chapters.filter(({ slug }) => hasDeliveries || !slug.includes('webhook')),
  }));
}

/** Returns the chapters of a deployment in reading order. */
export function chaptersOf(api: Api): readonly Chapter[] {
  return chapterGroups(api).flatMap(({ chapters }) => chapters);
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
  return withDeployFiles(text);
}

/** Replaces placeholders such as `{{deploy:nginx.conf}}` by the files of the service for operators. */
async function withDeployFiles(text: string): Promise<string> {
  const names = [...text.matchAll(/\{\{deploy:([\w.-]+)\}\}/g)].map(([, name = '']) => name);
  const files = await Promise.all(
    names.map((name) => readFile(new URL(`../../../server/deploy/${name}`, import.meta.url), 'utf8')),
  );
  return names.reduce(
    (whole, name, index) => whole.replace(`{{deploy:${name}}}`, () => files[index]?.trimEnd() ?? ''),
    text,
  );
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
