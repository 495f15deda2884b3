import type { Api } from '../spec/api.ts';
import type { Page } from './page.ts';

/** A page as Markdown, with links to twins. */
export function twin({ markdown }: Page): string {
  return `${markdown.trimEnd().replaceAll(/(\]\((?!https?:)[^)\s#]+)\.html/g, '$1.md')}\n`;
}

/** `llms.txt`: what there is, page by page, in one line each. */
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
      `- [OpenAPI 3.1](openapi/${deployment}.json): the whole description`,
      ...lines(own),
    ].join('\n');
  });
  const about = '> An API for dashboards, alerts, sources, webhooks, keys and pipe settings, in two deployments.';
  return `# Observability API\n\n${about} Everything in one file: [llms-full.txt](llms-full.txt).\n\n${sections.join('\n\n')}\n`;
}

/** `llms-full.txt`: every page in one file. */
export function llmsFull(pages: readonly Page[]): string {
  return pages.map(twin).join('\n---\n\n');
}

/** Every sample, for programs that check or show them. */
export function samplesFile(apis: readonly Api[]): string {
  const samples = apis.map(({ deployment, resources }) => [
    deployment,
    Object.fromEntries(resources.flatMap(({ operations }) => operations.map(({ id, samples: of }) => [id, of]))),
  ]);
  return `${JSON.stringify(Object.fromEntries(samples), null, 2)}\n`;
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');
