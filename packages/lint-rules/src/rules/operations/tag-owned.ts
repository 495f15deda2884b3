import { rule } from '../../rule.ts';

/** The operations of one path have one tag, the same: a resource is found in one place of the documentation. */
export const tagOwned = rule('tag-owned', ({ endpoints, deliveries, report }) => {
  const owners = new Map<string, { tag: string; title: string }>();
  for (const { path, node, location, title } of [...endpoints, ...deliveries]) {
    const [tag, ...others] = node.tags ?? [];
    if (tag === undefined || others.length > 0) {
      const found = tag === undefined ? 'none' : `${others.length + 1}`;
      report(
        `\`${title}\` needs one tag, found ${found}.`,
        node.tags ? location.child('tags') : location,
        node.tags ? undefined : 'onKey',
      );
      continue;
    }
    // `/dashboards/{dashboardId}` is a resource of `/dashboards`.
    const resource = path.replace(/(\/\{[^}]+\})+$/, '');
    const owner = owners.get(resource);
    if (!owner) owners.set(resource, { tag, title });
    else if (owner.tag !== tag) {
      report(`Expected the tag \`${owner.tag}\` of \`${owner.title}\`, found \`${tag}\`.`, location.child(['tags', 0]));
    }
  }
});
