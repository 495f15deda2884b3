import { readFile } from 'node:fs/promises';
import type { Api } from '../spec/api.ts';
import { changes } from './changes.ts';
import { deliveryAnswers, deliveryExample, deliveryFields } from './delivery-fields.ts';
import { errorSections } from './error-sections.ts';
import { roleTable } from './role-table.ts';

/** In reading order: the name of the page, and how the menu calls it. */
const chapters = [
  { slug: 'authentication', title: 'Authentication' },
  { slug: 'errors', title: 'Errors' },
  { slug: 'paging', title: 'Paging' },
  { slug: 'limits', title: 'Limits' },
  { slug: 'concurrency', title: 'Idempotency and concurrency' },
  { slug: 'telemetry', title: 'Sending telemetry' },
  { slug: 'filters', title: 'Filter language' },
  { slug: 'webhook-deliveries', title: 'Webhook deliveries' },
  { slug: 'versioning', title: 'Versioning' },
  { slug: 'changelog', title: 'Changelog' },
] as const;

/** Which chapter. */
export type Chapter = (typeof chapters)[number];

/** The chapters of a deployment: one without webhooks has nothing to say of deliveries. */
export function chaptersOf({ resources }: Api): readonly Chapter[] {
  const sends = resources.some(({ deliveries }) => deliveries.length > 0);
  return sends ? chapters : chapters.filter(({ slug }) => slug !== 'webhook-deliveries');
}

/** What a chapter says about one deployment, as Markdown: blocks of the other one are left out, inserts are filled in. */
export async function chapterText(api: Api, { slug }: Chapter): Promise<string> {
  const source = await readFile(new URL(`../../chapters/${slug}.md`, import.meta.url), 'utf8');
  const inserts: Readonly<Record<string, () => string | Promise<string>>> = {
    prefix: () => api.prefix,
    roles: () => roleTable(api),
    errors: () => errorSections(api),
    deployment: () => api.deployment,
    delivery: () => deliveryExample(api),
    deliveries: () => deliveryFields(api),
    answers: () => deliveryAnswers(api),
    changelog: () => changes(api),
  };
  let text = ofDeployment(source, api.deployment);
  for (const [name, insert] of Object.entries(inserts)) {
    const sign = `{{${name}}}`;
    if (text.includes(sign)) text = text.replaceAll(sign, await insert());
  }
  return text;
}

/** Keeps what stands between `:::open-source` or `:::managed` and `:::` for that deployment only. */
function ofDeployment(source: string, deployment: string): string {
  let within: string | undefined;
  const kept = source.split('\n').filter((line) => {
    const fence = /^:::(.*)$/.exec(line);
    if (fence) within = fence[1] === '' ? undefined : fence[1];
    return !fence && (within === undefined || within === deployment);
  });
  return kept.join('\n');
}
