import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Requires strings that are UUIDs, by their pattern or examples, to have `format: uuid`. */
export const uuidFormat = shapeRule('uuid-format', ({ node, location, name }, report) => {
  if (!typesOf(node).includes('string') || node.format === 'uuid') return;
  const examples = [node.example ?? [], node.examples ?? []].flat();
  const hasUuidPattern = ['{8}', '{4}', '{12}', '-'].every((part) => node.pattern?.includes(part));
  const hasUuidExamples =
    node.pattern === undefined && examples.length > 0 && examples.every((value) => uuid.test(String(value)));
  if (hasUuidPattern || hasUuidExamples)
    report(`Expected the UUID${name ? ` \`${name}\`` : ''} to have \`format: uuid\`.`, location);
});
