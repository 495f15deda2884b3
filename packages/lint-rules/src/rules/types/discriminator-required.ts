import type { Schema } from '../../document/nodes.ts';
import { type Located, type ReadContext, resolveRef } from '../../document/references.ts';
import { isObject } from '../../document/schema-types.ts';
import { rule } from '../../rule.ts';

/**
 * Requires a union of objects to have a `discriminator` with a mapping. Every object must require the discriminator property, and use
 * `const` or `enum` to restrict it to keys of the mapping. Skips unions with `x-discriminator`, whose property may be absent.
 */
export const discriminatorRequired = rule('discriminator-required', ({ shapes, report, context }) => {
  for (const { node, location } of shapes) {
    const keyword = node.oneOf ? 'oneOf' : 'anyOf';
    const members = (node[keyword] ?? []).map((member, index) =>
      resolveRef<Schema>(context, member, location.child([keyword, index])),
    );
    // `oneOf` or `anyOf` next to `properties` adds constraints to one object. It is not a union of types.
    const objects = members.filter((member) => member !== undefined && isObject(member.node));
    if (objects.length < 2 || node.properties || node['x-discriminator']) continue;
    const tag = node.discriminator?.propertyName;
    if (tag === undefined || !node.discriminator?.mapping) {
      report(
        'Expected a union of objects to have a `discriminator` with a `propertyName` and a `mapping`.',
        location.child(keyword),
        'onKey',
      );
      continue;
    }
    const reported = new Set<string>();
    for (const [value, target] of Object.entries(node.discriminator.mapping)) {
      const member = members[(node[keyword] ?? []).findIndex(({ $ref }) => $ref === target)];
      const values = valuesOf(member && withProperty(member, tag, context)?.node.properties?.[tag]);
      if (values.length === 0 || values.includes(value)) continue;
      for (const key of values) reported.add(key);
      const keys = values.map((key) => `\`${key}\``).join(' or ');
      report(
        `Expected the key ${keys}, a value of \`${tag}\` in \`${target}\`, found \`${value}\`.`,
        location.child(['discriminator', 'mapping', value]),
        'onKey',
      );
    }
    for (const member of objects) {
      if (!member) continue;
      const owner = withProperty(member, tag, context);
      const values = valuesOf(owner?.node.properties?.[tag]);
      const { mapping } = node.discriminator;
      for (const value of values.filter((key) => !Object.hasOwn(mapping, key) && !reported.has(key))) {
        const message = `Expected the \`mapping\` to have the key \`${value}\`, a value of \`${tag}\` in a member of the union.`;
        report(message, location.child(['discriminator', 'mapping']), 'onKey');
      }
      if (values.length > 0 && requires(member, tag, context)) continue;
      const place = owner ? owner.location.child(['properties', tag]) : member.location;
      report(
        `Expected every member of the union to require the property \`${tag}\` with a \`const\` or \`enum\`.`,
        place,
      );
    }
  }
});

/** Returns the schema that has a property: the schema itself, or a part of its `allOf`. Returns undefined if none has it. */
function withProperty(schema: Located<Schema>, name: string, context: ReadContext): Located<Schema> | undefined {
  if (schema.node.properties?.[name]) return schema;
  for (const part of partsOf(schema, context)) {
    const owner = withProperty(part, name, context);
    if (owner) return owner;
  }
  return undefined;
}

/** Returns true if a schema, or a part of its `allOf`, requires a property. */
function requires(schema: Located<Schema>, name: string, context: ReadContext): boolean {
  const isRequired = schema.node.required?.includes(name) ?? false;
  return isRequired || partsOf(schema, context).some((part) => requires(part, name, context));
}

/** Returns the schemas in the `allOf` of a schema. */
function partsOf({ node, location }: Located<Schema>, context: ReadContext): readonly Located<Schema>[] {
  const parts = (node.allOf ?? []).map((part, index) =>
    resolveRef<Schema>(context, part, location.child(['allOf', index])),
  );
  return parts.filter((part) => part !== undefined);
}

/** Returns the values of a discriminator that a member accepts. */
function valuesOf(property: Schema | undefined): string[] {
  return (property?.const === undefined ? (property?.enum ?? []) : [property.const]).map(String);
}
