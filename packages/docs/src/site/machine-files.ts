import type { Api } from '../spec/api.ts';
import type { Page } from './page.ts';

/** Returns the Markdown version of a page, with links to other Markdown versions. */
export function markdownVersion({ markdown }: Page): string {
  return `${markdown.trimEnd().replaceAll(/(\]\((?!https?:)[^)\s#]+)\.html/g, '$1.md')}\n`;
}

/** Returns `llms.txt`: a list of all pages with one line each. */
export function llms(pages: readonly Page[], apis: readonly Api[]): string {
  const lines = (chosen: readonly Page[]) =>
    chosen.map(
      ({ path, title, description }) => `- [${title}](${path.replace(/\.html$/, '.md')}): ${oneLine(description)}`,
    );
  const sections = apis.map((api) => {
    const { deployment, title, document } = api;
    const own = pages.filter((page) => page.api === api);
    return [
      `## ${title}`,
      '',
      document.info.summary,
      '',
      `- [OpenAPI 3.1](openapi/${deployment}.json): the whole API`,
      ...lines(own),
    ].join('\n');
  });
  const about =
    '> API reference for dashboards, alerts, sources, webhooks, API keys and pipe settings, in two deployments.';
  return `# Observability API\n\n${about} All pages in one file: [llms-full.txt](llms-full.txt).\n\n${sections.join('\n\n')}\n`;
}

/** Returns `llms-full.txt`: all pages in one file. */
export function llmsFull(pages: readonly Page[]): string {
  return pages.map(markdownVersion).join('\n---\n\n');
}

/** Returns `samples.json`: all code samples. */
export function samplesFile(apis: readonly Api[]): string {
  const samples = apis.map(({ deployment, resources }) => [
    deployment,
    Object.fromEntries(resources.flatMap(({ operations }) => operations.map(({ id, samples: of }) => [id, of]))),
  ]);
  return `${JSON.stringify(Object.fromEntries(samples), null, 2)}\n`;
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');
