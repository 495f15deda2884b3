import { resourceMarkdown } from '../markdown/resource-markdown.ts';
import { DeliverySection } from '../parts/delivery.tsx';
import { Html } from '../parts/elements.tsx';
import { Method, OperationSection, Route } from '../parts/operation.tsx';
import type { Page } from '../site/page.ts';
import type { Api, Resource } from '../spec/api.ts';
import { markdown } from '../text/markdown.ts';
import { linkRepeatedFields } from './link-repeated-fields.ts';

/** Returns the page of a resource with its operations and webhooks. */
export function resourcePage(api: Api, resource: Resource): Page {
  const path = `${api.deployment}/${resource.slug}.html`;
  const place = { currentPath: path, deployment: api.deployment };
  return {
    path,
    title: resource.name,
    description: resource.description,
    api,
    markdown: resourceMarkdown(api, resource),
    content: (
      <>
        <h1>{resource.name}</h1>
        <Html class="lead" html={markdown(resource.description)} />
        <ul class="contents">
          {resource.operations.map(({ id, method, summary, path: route, stability }) => (
            <li>
              <a href={`#${id}`}>{summary}</a>
              {stability !== 'stable' && <span class={`badge ${stability}`}>{stability}</span>}
              <span class="route">
                <Method method={method} /> <Route path={route} />
              </span>
            </li>
          ))}
          {resource.deliveries.map(({ id, summary, stability, name }) => (
            <li>
              <a href={`#${id}`}>{summary}</a>
              {stability !== 'stable' && <span class={`badge ${stability}`}>{stability}</span>}
              <span class="route">
                <Method method="SENT" /> <code>{name}</code>
              </span>
            </li>
          ))}
        </ul>
        {linkRepeatedFields(resource, api).map((operation) => (
          <OperationSection operation={operation} place={place} />
        ))}
        {resource.deliveries.map((delivery) => (
          <DeliverySection delivery={delivery} place={place} />
        ))}
      </>
    ),
  };
}
