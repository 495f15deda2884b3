import { Html } from '../parts/elements.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';
import { inlineMarkdown } from '../text/markdown.ts';

/** Returns the list of all schemas of an API. */
export function schemasPage(api: Api): Page {
  const schemas = Object.entries(api.document.components.schemas)
    .map(([name, { description = '' }]) => ({ name, description: firstSentence(description) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = schemas.map(({ name, description }) => `- [${name}](schemas/${name}.html): ${description}`);
  return {
    path: `${api.deployment}/schemas.html`,
    title: 'Schemas',
    description: 'All schemas of requests and responses.',
    api,
    markdown: `# Schemas\n\n${lines.join('\n')}\n`,
    content: (
      <>
        <h1>Schemas</h1>
        <p class="lead">The schemas of requests and responses. The TypeScript client exports each as a type.</p>
        <dl class="schemas">
          {schemas.map(({ name, description }) => (
            <div>
              <dt>
                <a href={`schemas/${name}.html`}>{name}</a>
              </dt>
              <dd>
                <Html as="span" html={inlineMarkdown(description)} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
}

/** Returns the first sentence of a description. Omits a list of values after a colon, which the page of the schema contains. */
function firstSentence(description: string): string {
  return (description.split(/(?<=\.) |\n\s*[-*] /)[0] ?? '').trim().replace(/:$/, '.');
}
