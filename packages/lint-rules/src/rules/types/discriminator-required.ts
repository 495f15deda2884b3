import { follow } from '../../document/follow.ts';
import type { Schema } from '../../document/nodes.ts';
import { isObject } from '../../document/schema-types.ts';
import { rule } from '../../rule.ts';

/** A union of objects names the property that tells them apart, and every member says which value of it is its own. */
export const discriminatorRequired = rule('discriminator-required', ({ shapes, report, context }) => {
  for (const { node, location } of shapes) {
    const keyword = node.oneOf ? 'oneOf' : 'anyOf';
    const members = (node[keyword] ?? []).map((member, index) =>
      follow<Schema>(context, member, location.child([keyword, index])),
    );
    // `anyOf` beside properties says which of them must be there; it makes no union.
    const objects = members.filter((member) => member !== undefined && isObject(member.node));
    if (objects.length < 2 || node.properties) continue;
    const tag = node.discriminator?.propertyName;
    if (tag === undefined || !node.discriminator?.mapping) {
      report(
        'A union of objects needs a `discriminator` with a `propertyName` and a `mapping`.',
        location.child(keyword),
        'onKey',
      );
      continue;
    }
    for (const [value, target] of Object.entries(node.discriminator.mapping)) {
      const member = members[(node[keyword] ?? []).findIndex(({ $ref }) => $ref === target)];
      const own = member?.node.properties?.[tag]?.const;
      if (own === undefined || String(own) === value) continue;
      report(
        `Expected \`${own}\`, which \`${tag}\` is in \`${target}\`, found \`${value}\`: no value would lead there.`,
        location.child(['discriminator', 'mapping', value]),
        'onKey',
      );
    }
    for (const member of objects) {
      const property = member?.node.properties?.[tag];
      if (!member || (property?.const !== undefined && member.node.required?.includes(tag))) continue;
      const place = property ? member.location.child(['properties', tag]) : member.location;
      report(`A member of the union needs the property \`${tag}\`, required and with a \`const\`.`, place);
    }
  }
});
