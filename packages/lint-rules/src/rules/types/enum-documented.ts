import { shapeRule } from '../../rule.ts';

/** Requires the description of an enum to name every value, except null, in backticks. */
export const enumDocumented = shapeRule('enum-documented', ({ node, location, name }, report) => {
  const holder = node.enum ? node : typeof node.items === 'object' ? node.items : undefined;
  if (!holder?.enum) return;
  const text = `${node.description ?? ''} ${holder.description ?? ''}`;
  // A schema without a name and a description, such as `items`, is documented by the schema that contains it.
  if (!node.description && holder === node && !name) return;
  const missing = holder.enum.filter((value) => value !== null && !text.includes(`\`${value}\``));
  if (missing.length === 0) return;
  const place = holder === node ? location.child('enum') : location.child(['items', 'enum']);
  report(
    `Expected the description to name every value of the enum in backticks, missing: ${missing.map((value) => `\`${value}\``).join(', ')}.`,
    place,
  );
});
