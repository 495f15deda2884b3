import type { Api, Deployment } from '../spec/api.ts';

/** The description of the site. */
export const SITE_DESCRIPTION =
  'API reference for dashboards, alerts, chart queries, event search, webhooks and API keys, in two deployments.';

/** A short description of a deployment. */
export interface DeploymentSummary {
  readonly summary: string;
  readonly points: readonly string[];
}

/** Returns the start page as Markdown. */
export function landingMarkdown(
  apis: readonly Api[],
  summaries: Readonly<Record<Deployment, DeploymentSummary>>,
  guides: readonly (readonly [slug: string, title: string, summary: string])[],
  start: string,
): string {
  const sections = apis.map(({ deployment, title, prefix, resources }) => {
    const { summary, points } = summaries[deployment];
    const links = resources.map(({ name, slug }) => `[${name}](${deployment}/${slug}.html)`).join(', ');
    return `## ${title}\n\n${summary} Paths start with \`${prefix}\`.\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n[First call](${deployment}/index.html), ${links}`;
  });
  return [
    '# Observability API',
    SITE_DESCRIPTION,
    ...sections,
    `## Guides\n\n${guides.map(([slug, title, summary]) => `- [${title}](open-source/${slug}.html): ${summary}`).join('\n')}`,
    `## Start the service\n\n\`\`\`sh\n${start}\n\`\`\``,
  ].join('\n\n');
}
