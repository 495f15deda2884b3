import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text that is a UUID says so by its format, which validators and clients know. */
export const uuidFormat = shapeRule('uuid-format', ({ node, location, name }, report) => {
  if (!typesOf(node).includes('string') || node.format === 'uuid') return;
  const examples = [node.example ?? [], node.examples ?? []].flat();
  const spelled = /\{8\}.*-.*\{4\}.*-.*\{12\}/.test(node.pattern ?? '');
  const shown =
    node.pattern === undefined && examples.length > 0 && examples.every((value) => uuid.test(String(value)));
  if (spelled || shown)
    report(`${name ? `\`${name}\`` : 'The string'} is a UUID: it needs \`format: uuid\`.`, location);
});
