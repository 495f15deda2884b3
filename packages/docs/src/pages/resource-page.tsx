import { resourceMarkdown } from '../markdown/resource-markdown.ts';
import { DeliverySection } from '../parts/delivery.tsx';
import { Html } from '../parts/html.tsx';
import { Method, OperationSection, Route } from '../parts/operation.tsx';
import type { Page } from '../site/page.ts';
import type { Api, Resource } from '../spec/api.ts';
import type { Field } from '../spec/field.ts';
import type { Operation } from '../spec/operation.ts';
import { markdown } from '../text/markdown.ts';

/** Returns the page of a resource with its operations and webhooks. */
export function resourcePage(api: Api, resource: Resource): Page {
  const path = `${api.deployment}/${resource.slug}.html`;
  const place = { here: path, deployment: api.deployment };
  return {
    path,
    title: resource.name,
    description: resource.description,
    api,
    markdown: resourceMarkdown(api, resource),
    content: (
      <>
        <h1>{resource.name}</h1>
        <Html class="lead" of={markdown(resource.description)} />
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
        {withoutRepeatedFields(resource.operations).map((operation) => (
          <OperationSection operation={operation} place={place} />
        ))}
        {resource.deliveries.map((delivery) => (
          <DeliverySection delivery={delivery} place={place} />
        ))}
      </>
    ),
  };
}

/** Replaces the fields of a resource by a link in all responses of the page except the first, so that the page stays small. */
function withoutRepeatedFields(operations: readonly Operation[]): Operation[] {
  const first = new Map<string, Operation>();
  const withLink = (operation: Operation, field: Field): Field => {
    const name = field.shape?.name;
    if (name === undefined) return field;
    const shown = first.get(name) ?? operation;
    first.set(name, shown);
    if (shown === operation) return field;
    const about = `Its fields are those of [${shown.summary}](#${shown.id}).`;
    return { ...field, shape: undefined, description: `${field.description}\n\n${about}`.trim() };
  };
  return operations.map((operation) => ({
    ...operation,
    success: operation.success.map((response) => {
      const { shape } = response;
      return shape
        ? { ...response, shape: { ...shape, fields: shape.fields.map((field) => withLink(operation, field)) } }
        : response;
    }),
  }));
}
