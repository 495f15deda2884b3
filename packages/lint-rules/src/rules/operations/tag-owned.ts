import type { Endpoint } from '../../document/endpoint.ts';
import { rule } from '../../rule.ts';

/** Requires exactly one tag per operation or webhook, and the same tag for all operations of a resource. */
export const tagOwned = rule('tag-owned', ({ endpoints, webhooks, report }) => {
  const resources = new Map<string, Endpoint[]>();
  for (const endpoint of [...endpoints, ...webhooks]) {
    const { path, node, location, title } = endpoint;
    const [tag, ...others] = node.tags ?? [];
    if (tag === undefined || others.length > 0) {
      report(
        `Expected \`${title}\` to have one tag, found ${tag === undefined ? 'none' : others.length + 1}.`,
        node.tags ? location.child('tags') : location,
        node.tags ? undefined : 'onKey',
      );
      continue;
    }
    // `/dashboards/{dashboardId}` belongs to `/dashboards`.
    const resource = path.replace(/(\/\{[^}]+\})+$/, '');
    resources.set(resource, [...(resources.get(resource) ?? []), endpoint]);
  }
  for (const [resource, all] of resources) {
    const owner = ownerOf(resource, all);
    for (const endpoint of all) {
      if (tagOf(endpoint) === tagOf(owner)) continue;
      const message = `Expected the tag \`${tagOf(owner)}\`, as on \`${owner.title}\`, found \`${tagOf(endpoint)}\`.`;
      report(message, endpoint.location.child(['tags', 0]));
    }
  }
});

/** Returns an operation with the most frequent tag. If two tags are equally frequent, the one that matches the path wins. */
function ownerOf(resource: string, endpoints: readonly Endpoint[]): Endpoint {
  const name = letters(resource.slice(resource.lastIndexOf('/') + 1));
  const weight = (endpoint: Endpoint) =>
    endpoints.filter((other) => tagOf(other) === tagOf(endpoint)).length +
    (letters(tagOf(endpoint)) === name ? 0.5 : 0);
  return endpoints.reduce((best, endpoint) => (weight(endpoint) > weight(best) ? endpoint : best));
}

function tagOf({ node }: Endpoint): string {
  return node.tags?.[0] ?? '';
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
