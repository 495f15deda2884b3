import type { SchemaView } from '../spec/schema-view.ts';
import { shapeMarkdown } from './field-markdown.ts';

/** Returns a schema as Markdown. */
export function schemaMarkdown({ name, description, type, facts, shape, uses }: SchemaView): string {
  const typeAndFacts = [type.map(({ text }) => text).join(''), ...facts].filter((part) => part !== '').join(', ');
  return [
    `# ${name}`,
    description,
    ...(typeAndFacts ? [`Type: ${typeAndFacts}.`] : []),
    ...(shape ? [shapeMarkdown(shape)] : []),
    ...(uses.length > 0 ? [`Used by: ${uses.map(({ title }) => title).join(', ')}.`] : []),
  ].join('\n\n');
}
