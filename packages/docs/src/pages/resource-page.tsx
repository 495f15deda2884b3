import { resourceMarkdown } from '../markdown/resource-markdown.ts';
import { DeliverySection } from '../parts/delivery.tsx';
import { Html } from '../parts/elements.tsx';
import { Method, OperationSection, Route } from '../parts/operation.tsx';
import type { Page } from '../site/page.ts';
import type { Api, Resource } from '../spec/api.ts';
import type { Direction, Field, Shape } from '../spec/field.ts';
import type { Operation } from '../spec/operation.ts';
import { markdown } from '../text/markdown.ts';

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
        {withoutRepeatedFields(resource, api).map((operation) => (
          <OperationSection operation={operation} place={place} />
        ))}
        {resource.deliveries.map((delivery) => (
          <DeliverySection delivery={delivery} place={place} />
        ))}
      </>
    ),
  };
}

/**
 * Replaces the fields of a nested schema, and of a variant of a body, by a link if this page or an earlier page already shows
 * them. This keeps pages small.
 */
function withoutRepeatedFields({ operations, slug }: Resource, { resources }: Api): Operation[] {
  const first = { sent: new Map<string, Operation>(), received: new Map<string, Operation>() };
  const pages = new Map<Operation, string>();
  for (const earlier of resources.slice(
    0,
    resources.findIndex((resource) => resource.slug === slug),
  )) {
    for (const operation of earlier.operations) {
      for (const { shape } of operation.body?.shape?.fields ?? []) {
        if (shape?.name === undefined || first.sent.has(shape.name)) continue;
        first.sent.set(shape.name, operation);
        pages.set(operation, `${earlier.slug}.html`);
      }
    }
  }
  const shapeWithLinks = (operation: Operation, shape: Shape | undefined, direction: Direction): Shape | undefined =>
    shape && {
      ...shape,
      fields: shape.fields.map((field) => withLink(operation, field, direction)),
      variants: shape.variants.map(({ label, shape: variant }) => ({
        label,
        shape: variantWithLink(operation, variant, direction),
      })),
    };
  const variantWithLink = (operation: Operation, variant: Shape, direction: Direction): Shape => {
    const owner = ownerOf(operation, variant.name, direction);
    return owner === operation || variant.name === undefined
      ? variant
      : { ...variant, fields: [], variants: [], rules: [linkTo(owner, variant.name)] };
  };
  /** Returns the operation that shows the fields of a schema: the first operation with the schema. */
  const ownerOf = (operation: Operation, name: string | undefined, direction: Direction): Operation => {
    if (name === undefined) return operation;
    const owner = first[direction].get(name) ?? operation;
    first[direction].set(name, owner);
    return owner;
  };
  const linkTo = (operation: Operation, name: string): string =>
    `[${operation.summary}](${pages.get(operation) ?? ''}#${operation.id}) lists the fields of \`${name}\`.`;
  const withLink = (operation: Operation, field: Field, direction: Direction): Field => {
    const name = field.shape?.name;
    if (name === undefined) return field;
    const owner = ownerOf(operation, name, direction);
    if (owner === operation) return field;
    return { ...field, shape: undefined, description: `${field.description}\n\n${linkTo(owner, name)}`.trim() };
  };
  return operations.map((operation) => {
    const { body, success } = operation;
    return {
      ...operation,
      body: body && { ...body, shape: shapeWithLinks(operation, body.shape, 'sent') },
      success: success.map((response) => ({
        ...response,
        shape: shapeWithLinks(operation, response.shape, 'received'),
      })),
    };
  });
}
