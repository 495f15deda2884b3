import { shapeRule } from '../../rule.ts';

/** Every value of a list is named in the description, in backticks, with what it means. */
export const enumDocumented = shapeRule('enum-documented', ({ node, location, name }, report) => {
  const holder = node.enum ? node : typeof node.items === 'object' ? node.items : undefined;
  if (!holder?.enum) return;
  const text = `${node.description ?? ''} ${holder.description ?? ''}`;
  // A list without a description of its own is documented by the array that it is in.
  if (!node.description && holder === node && !name) return;
  const missing = holder.enum.filter((value) => value !== null && !text.includes(`\`${value}\``));
  if (missing.length === 0) return;
  const place = holder === node ? location.child('enum') : location.child(['items', 'enum']);
  report(
    `The description needs to say what each of these means: ${missing.map((value) => `\`${value}\``).join(', ')}.`,
    place,
  );
});
