import { schemaMarkdown } from '../markdown/schema-markdown.ts';
import { Html } from '../parts/elements.tsx';
import { ShapeFields } from '../parts/fields.tsx';
import { TypeName } from '../parts/type-name.tsx';
import type { Page } from '../site/page.ts';
import { relativeLink } from '../site/relative-link.ts';
import type { Api } from '../spec/api.ts';
import { type SchemaView, schemaView } from '../spec/schema-view.ts';
import { inlineMarkdown, markdown } from '../text/markdown.ts';

/** Returns the page of a schema with its fields and uses. */
export function schemaPage(api: Api, name: string): Page {
  const path = `${api.deployment}/schemas/${name}.html`;
  const view = schemaView(api, name);
  const place = { currentPath: path, deployment: api.deployment };
  return {
    path,
    title: name,
    description: view.description || `The schema ${name}.`,
    api,
    markdown: schemaMarkdown(view),
    content: (
      <div class="chapter">
        <h1>
          <code>{name}</code>
        </h1>
        <Html class="lead" html={markdown(view.description)} />
        {view.type.length > 0 && (
          <p>
            Type: <TypeName parts={view.type} place={place} />
          </p>
        )}
        {view.facts.length > 0 && (
          <p class="facts">
            {view.facts.map((fact) => (
              <Html as="span" html={inlineMarkdown(fact)} />
            ))}
          </p>
        )}
        {view.shape && (
          <>
            <h2 id="all-fields">{view.shape.variants.length > 0 ? 'One of these' : 'Fields'}</h2>
            <ShapeFields shape={view.shape} place={place} />
            <p class="muted unknown">{unknownPropertiesText(view)}</p>
          </>
        )}
        {view.uses.length > 0 && (
          <>
            <h2 id="used-by">Used by</h2>
            <ul>
              {view.uses.map(({ title, path: target }) => (
                <li>
                  <a href={relativeLink(path, target)}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    ),
  };
}

/** Returns how the service and its clients treat unknown properties of a schema. */
function unknownPropertiesText({ isSent, isReceived }: SchemaView): string {
  if (!isSent) return 'Later versions can add properties. Ignore unknown properties.';
  if (!isReceived) return 'A request with unknown properties is rejected with 400.';
  return 'A request with unknown properties is rejected with 400. Later versions can add properties to responses: ignore unknown ones.';
}
