import type { Api, Deployment } from '../spec/api.ts';

/** A deployment in a few words. */
export interface Portrait {
  readonly about: string;
  readonly points: readonly string[];
}

/** The first page as Markdown. */
export function landingMarkdown(
  apis: readonly Api[],
  portraits: Readonly<Record<Deployment, Portrait>>,
  start: string,
): string {
  const sections = apis.map(({ deployment, title, prefix, resources }) => {
    const { about, points } = portraits[deployment];
    const links = resources.map(({ name, slug }) => `[${name}](${deployment}/${slug}.html)`).join(', ');
    return `## ${title}\n\n${about} Paths begin with \`${prefix}\`.\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n[First call](${deployment}/index.html), ${links}`;
  });
  return [
    '# Observability API',
    'Dashboards, alerts, sources, webhooks, keys and pipe settings, in two deployments.',
    ...sections,
    `## A service of your own in a minute\n\n\`\`\`sh\n${start}\n\`\`\``,
  ].join('\n\n');
}
