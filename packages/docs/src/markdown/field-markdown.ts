import type { Field, Shape } from '../spec/field.ts';

/** Returns the fields of an object as a nested Markdown list. */
export function shapeMarkdown(shape: Shape, indent = ''): string {
  const lines = [
    ...shape.fields.map((field) => fieldMarkdown(field, indent)),
    ...shape.rules.map((rule) => `${indent}- ${rule}`),
    ...shape.variants.map(
      ({ label, shape: inner }) => `${indent}- When ${label}:\n${shapeMarkdown(inner, `${indent}  `)}`,
    ),
  ];
  return lines.join('\n');
}

/** Returns a field as a list item: name, type, whether it is required, constraints and description. */
export function fieldMarkdown(field: Field, indent = ''): string {
  const { name, type, required, facts, description, shape } = field;
  const words = [type.map(({ text }) => text).join(''), ...(required ? ['required'] : []), ...facts].join(', ');
  const line = `${indent}- \`${name}\` (${words})${description ? `: ${description.trim().replaceAll(/\n(?=.)/g, `\n${indent}  `)}` : ''}`;
  return shape ? `${line}\n${shapeMarkdown(shape, `${indent}  `)}` : line;
}
