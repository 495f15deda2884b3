import { isNullable } from '../../document/schema-types.ts';
import { rule } from '../../rule.ts';

/**
 * Requires null to be part of `type`, and the description of a nullable property to explain null. Permits a union with null for a
 * reference or for several types. Also permits `nullable` in OpenAPI 3.0.
 */
export const nullableStyle = rule('nullable-style', ({ root, shapes, report }) => {
  const supportsNullable = String((root as { openapi?: string }).openapi).startsWith('3.0');
  for (const { node, location, name, role } of shapes) {
    if (!supportsNullable && node.nullable !== undefined) {
      report(
        'Expected `type: [<type>, "null"]`, found `nullable`, which OpenAPI 3.1 does not support.',
        location.child('nullable'),
        'onKey',
      );
    }
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const members = node[keyword] ?? [];
      const others = members.filter((member) => member.type !== 'null');
      if (others.length === members.length || others.length > 1 || others[0]?.$ref !== undefined) continue;
      report(
        `Expected \`type: [<type>, "null"]\`, found \`${keyword}\` with one type and null.`,
        location.child(keyword),
        'onKey',
      );
    }
    if (role === 'property' && (node.nullable || isNullable(node)) && !/\bnull\b/i.test(node.description ?? '')) {
      report(`Expected the description of \`${name}\` to explain null.`, location);
    }
  }
});
