import { readFile } from 'node:fs/promises';
import type { Api } from '../spec/api.ts';
import { changes } from './changes.ts';
import { deliveryExample, deliveryFields, deliveryResponses } from './delivery-fields.ts';
import { errorSections } from './error-sections.ts';
import { roleTable } from './role-table.ts';
import { toleratedTables } from './tolerated-tables.ts';

/** The titles of the chapters in reading order, by group of the menu and file name. */
const titles = {
  Start: {
    concepts: 'Concepts',
    tutorial: 'Tutorial',
    viewer: 'Viewer',
  },
  Requests: {
    authentication: 'Authentication',
    errors: 'Errors',
    paging: 'Paging',
    limits: 'Limits',
    concurrency: 'Idempotency and concurrency',
    versioning: 'Versioning',
  },
  'Telemetry and alerts': {
    telemetry: 'Sending telemetry',
    filters: 'Filter language',
    tiles: 'Tiles and their kinds',
    searching: 'Searching events',
    pictures: 'Pictures of tiles',
    'chart-values': 'How charts are computed',
    alerting: 'How alerts work',
    'webhook-deliveries': 'Webhook deliveries',
    agents: 'Tools for agents',
  },
  'Command line': {
    'command-line': 'Command line',
    'monitoring-as-code': 'Monitoring as code',
    'monitoring-tutorial': 'Tutorial: reviewing alerts',
  },
  'TypeScript client': {
    client: 'Using the client',
    'client-errors': 'Client errors',
    'client-retries': 'Client timeouts and retries',
    'client-middleware': 'Client middleware and logging',
    'client-query': 'TanStack Query',
    'client-testing': 'Testing with the client',
    'client-webhooks': 'Receiving webhooks',
  },
  'Self-hosting': {
    'self-hosting': 'Running the service',
    'hosting-options': 'Options of the service',
    'hosting-database': 'Databases and processes',
    'hosting-proxy': 'Behind a proxy',
    'hosting-monitoring': 'Monitoring the service',
    'hosting-limits': 'Limits of the service',
    'hosting-telemetry': 'Storing telemetry',
    'hosting-alerts': 'Alerts in production',
    'hosting-backup': 'Backup, restore and upgrade',
  },
  'API and releases': {
    'api-descriptions': 'OpenAPI documents',
    changelog: 'Changelog',
  },
};

/** A chapter of the reference. The site lists the chapters as guides. */
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
  return Object.entries(titles).map(([group, chapters]) => ({
    group,
    chapters: Object.entries(chapters)
      .filter(([slug]) => hasDeliveries || !slug.includes('webhook'))
      .map(([slug, title]) => ({ slug, title })),
  }));
}

/** Returns the chapters of a deployment in reading order. */
export function chaptersOf(api: Api): readonly Chapter[] {
  return chapterGroups(api).flatMap(({ chapters }) => chapters);
}

/**
 * Returns a chapter for one deployment as Markdown: without the blocks of the other deployment, with all placeholders replaced,
 * and with links to pages of the site.
 */
export async function chapterText(api: Api, { slug }: Chapter): Promise<string> {
  const source = await readFile(new URL(`../../chapters/${slug}.md`, import.meta.url), 'utf8');
  const inserts: Readonly<Record<string, () => string | Promise<string>>> = {
    prefix: () => api.prefix,
    roles: () => roleTable(api),
    tolerated: () => toleratedTables(api),
    errors: () => errorSections(api),
    deployment: () => api.deployment,
    delivery: () => deliveryExample(api),
    deliveries: () => deliveryFields(api),
    responses: () => deliveryResponses(api),
    changelog: () => changes(api),
  };
  let text = withSiteLinks(selectDeployment(source, api.deployment));
  for (const [name, insert] of Object.entries(inserts)) {
    const placeholder = `{{${name}}}`;
    if (!text.includes(placeholder)) continue;
    const content = await insert();
    // A replacement string would expand patterns such as `$&` in the content.
    text = text.replaceAll(placeholder, () => content);
  }
  return withDeployFiles(text);
}

/** Replaces the links to chapters and pictures, which are relative paths in the repository, by links that work on the site. */
function withSiteLinks(text: string): string {
  return text.replaceAll(/\]\(([\w-]+)\.md(?=[)#])/g, ']($1.html').replaceAll('](../src/assets/', '](../assets/');
}

/** Replaces placeholders such as `{{deploy:nginx.conf}}` by the files of that name in `packages/server/deploy`. */
async function withDeployFiles(text: string): Promise<string> {
  const names = [...text.matchAll(/\{\{deploy:([\w.-]+)\}\}/g)].map(([, name = '']) => name);
  const files = await Promise.all(
    names.map((name) => readFile(new URL(`../../../server/deploy/${name}`, import.meta.url), 'utf8')),
  );
  return names.reduce(
    (result, name, index) => result.replace(`{{deploy:${name}}}`, () => files[index]?.trimEnd() ?? ''),
    text,
  );
}

/**
 * Removes the blocks of the other deployment: a block starts with `:::open-source` or `:::managed` and ends with `:::`. Also removes
 * lines such as `**Managed:**`, which name the deployment of a block for readers of the repository.
 */
function selectDeployment(source: string, deployment: string): string {
  let block: string | undefined;
  const unlabelled = source.replaceAll(/^\*\*(Open source|Managed):\*\*.*\n\n/gm, '');
  const lines = unlabelled.split('\n').filter((line) => {
    const fence = /^:::(.*)$/.exec(line);
    if (fence) block = fence[1] === '' ? undefined : fence[1];
    return !fence && (block === undefined || block === deployment);
  });
  return lines.join('\n');
}
