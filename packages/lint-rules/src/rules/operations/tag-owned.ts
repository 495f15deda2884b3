import type { Endpoint } from '../../document/endpoint.ts';
import { rule } from '../../rule.ts';

/** The operations of one path have one tag, the same: a resource is found in one place of the documentation. */
export const tagOwned = rule('tag-owned', ({ endpoints, deliveries, report }) => {
  const resources = new Map<string, Endpoint[]>();
  for (const endpoint of [...endpoints, ...deliveries]) {
    const { path, node, location, title } = endpoint;
    const [tag, ...others] = node.tags ?? [];
    if (tag === undefined || others.length > 0) {
      report(
        `\`${title}\` needs one tag, found ${tag === undefined ? 'none' : others.length + 1}.`,
        node.tags ? location.child('tags') : location,
        node.tags ? undefined : 'onKey',
      );
      continue;
    }
    // `/dashboards/{dashboardId}` is a resource of `/dashboards`.
    const resource = path.replace(/(\/\{[^}]+\})+$/, '');
    resources.set(resource, [...(resources.get(resource) ?? []), endpoint]);
  }
  for (const [resource, all] of resources) {
    const owner = ownerOf(resource, all);
    for (const one of all) {
      if (tagOf(one) === tagOf(owner)) continue;
      const message = `Expected the tag \`${tagOf(owner)}\` of \`${owner.title}\`, found \`${tagOf(one)}\`.`;
      report(message, one.location.child(['tags', 0]));
    }
  }
});

/** The first of those with the tag that most have; of two that as many have, the tag that the path names. */
function ownerOf(resource: string, all: readonly Endpoint[]): Endpoint {
  const name = letters(resource.slice(resource.lastIndexOf('/')));
  const weight = (endpoint: Endpoint) =>
    all.filter((other) => tagOf(other) === tagOf(endpoint)).length + (letters(tagOf(endpoint)) === name ? 0.5 : 0);
  return all.reduce((most, endpoint) => (weight(endpoint) > weight(most) ? endpoint : most));
}

function tagOf({ node }: Endpoint): string {
  return node.tags?.[0] ?? '';
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
