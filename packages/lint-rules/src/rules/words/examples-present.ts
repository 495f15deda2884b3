import type { Placed } from '../../document/follow.ts';
import type { MediaType, Schema } from '../../document/nodes.ts';
import { isListed, typesOf } from '../../document/schema-types.ts';
import { rule } from '../../rule.ts';

/** Every body has an example, and so has every text and number whose values are not listed. */
export const examplesPresent = rule('examples-present', ({ endpoints, deliveries, shapes, report }) => {
  const judged = new Set<unknown>();
  const judge = (json: Placed<MediaType> | undefined, title: string) => {
    if (!json || judged.has(json.node)) return;
    judged.add(json.node);
    if (json.node.example === undefined && Object.keys(json.node.examples ?? {}).length === 0)
      report(`${title} needs an example.`, json.location, 'onKey');
  };
  for (const { body, answers, title } of [...endpoints, ...deliveries]) {
    judge(body?.json, `The body of \`${title}\``);
    for (const { json, status } of answers) judge(json, `The response ${status}`);
  }
  for (const { role, node, location, name } of shapes) {
    if (!['property', 'parameter', 'header'].includes(role) || isListed(node) || node.readOnly) continue;
    if (!typesOf(node).some((type) => ['string', 'number', 'integer'].includes(type))) continue;
    if ((node.examples ?? node.example) === undefined && !hasTellingDefault(node))
      report(`\`${name}\` needs \`examples\`.`, location);
  }
});

/** Null and an empty text are defaults that show nothing. */
function hasTellingDefault({ default: value }: Schema): boolean {
  return value !== undefined && value !== null && value !== '';
}
