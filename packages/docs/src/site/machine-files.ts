import { SITE_DESCRIPTION } from '../markdown/landing-markdown.ts';
import { oneLine } from '../markdown/text.ts';
import type { Api } from '../spec/api.ts';
import type { Page } from './page.ts';

/** Returns the Markdown version of a page, with links to other Markdown versions. */
export function markdownVersion({ markdown }: Page): string {
  return `${markdown.trimEnd().replaceAll(/(\]\((?!https?:)[^)\s#]+)\.html/g, '$1.md')}\n`;
}

/** Returns `llms.txt`: for each deployment, links to its OpenAPI document, its text files and its pages. */
export function llms(pages: readonly Page[], apis: readonly Api[]): string {
  const lines = (listed: readonly Page[]) =>
    listed.map(
      ({ path, title, description }) => `- [${title}](${path.replace(/\.html$/, '.md')}): ${oneLine(description)}`,
    );
  const sections = apis.map((api) => {
    const { deployment, title, document } = api;
    const pagesOfApi = pages.filter((page) => page.api === api);
    return [
      `## ${title}`,
      '',
      document.info.summary,
      '',
      `- [OpenAPI 3.1](openapi/${deployment}.json): the whole API`,
      ...api.resources.map(
        ({ name, slug }) => `- [${name} in one file](llms/${deployment}/${slug}.txt): operations and schemas`,
      ),
      `- [Guides in one file](llms/${deployment}/guides.txt): all chapters`,
      ...lines(pagesOfApi),
    ].join('\n');
  });
  return `# Observability API\n\n> ${SITE_DESCRIPTION}\n\n${sections.join('\n\n')}\n`;
}

/**
 * Returns a text file for each resource, with its page and the pages of the schemas that it uses, and a file with the first page and all
 * chapters of the deployment.
 */
export function llmsTextFiles(pages: readonly Page[], api: Api): [path: string, content: string][] {
  const { deployment, resources, document } = api;
  const join = (texts: readonly Page[]) => texts.map(markdownVersion).join('\n---\n\n');
  const pagesOfApi = pages.filter((page) => page.api === api);
  const resourceFiles = resources.map(({ slug, operations, deliveries }): [string, string] => {
    const ids = new Set([...operations, ...deliveries].map(({ id }) => id));
    const paths = new Set([...schemasOf(document, ids)].map((name) => `${deployment}/schemas/${name}.html`));
    const parts = pagesOfApi.filter(({ path }) => path === `${deployment}/${slug}.html` || paths.has(path));
    return [`llms/${deployment}/${slug}.txt`, join(parts)];
  });
  const resourcePages = new Set(resources.map(({ slug }) => `${deployment}/${slug}.html`));
  const guides = pagesOfApi.filter(({ path }) => !resourcePages.has(path) && !path.includes('/schemas'));
  return [...resourceFiles, [`llms/${deployment}/guides.txt`, join(guides)]];
}

/** Returns the names of the schemas that the operations and webhooks with these ids use, directly or in other components. */
function schemasOf(document: Api['document'], ids: ReadonlySet<string>): ReadonlySet<string> {
  const { paths, webhooks = {}, components } = document;
  const all: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...components };
  const references = new Set<string>();
  const visit = (node: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(node ?? {}).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)) {
      const reference = `${kind}/${name}`;
      if (references.has(reference)) continue;
      references.add(reference);
      visit(all[kind]?.[name]);
    }
  };
  for (const item of Object.values(paths))
    for (const operation of Object.values(item)) if (ids.has(operation.operationId)) visit(operation);
  for (const { post } of Object.values(webhooks)) if (post && ids.has(post.operationId)) visit(post);
  return new Set([...references].flatMap((reference) => /^schemas\/(.*)/.exec(reference)?.[1] ?? []));
}

/** Returns `samples.json`: the code samples of all operations. */
export function samplesFile(apis: readonly Api[]): string {
  const byDeployment = apis.map(({ deployment, resources }) => [
    deployment,
    Object.fromEntries(resources.flatMap(({ operations }) => operations.map(({ id, samples }) => [id, samples]))),
  ]);
  return `${JSON.stringify(Object.fromEntries(byDeployment), null, 2)}\n`;
}
