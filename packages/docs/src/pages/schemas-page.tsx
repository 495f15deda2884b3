import { Html } from '../parts/html.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';
import { inlineMarkdown } from '../text/markdown.ts';

/** Every schema of an API in a few words. */
export function schemasPage(api: Api): Page {
  const schemas = Object.entries(api.document.components.schemas)
    .map(([name, { description = '' }]) => ({ name, description: description.split(/(?<=\.) /)[0] ?? '' }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = schemas.map(({ name, description }) => `- [${name}](schemas/${name}.html): ${description}`);
  return {
    path: `${api.deployment}/schemas.html`,
    title: 'Schemas',
    description: 'Every schema of requests and answers, with its fields.',
    api,
    markdown: `# Schemas\n\n${lines.join('\n')}\n`,
    content: (
      <>
        <h1>Schemas</h1>
        <p class="lead">What is sent and answered. Each is a type of the TypeScript client too.</p>
        <dl class="schemas">
          {schemas.map(({ name, description }) => (
            <div>
              <dt>
                <a href={`schemas/${name}.html`}>{name}</a>
              </dt>
              <dd>
                <Html as="span" of={inlineMarkdown(description)} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
}
