import type { MediaType, Schema } from '../../document/nodes.ts';
import type { Located } from '../../document/references.ts';
import { isEnumerated, typesOf } from '../../document/schema-types.ts';
import { rule } from '../../rule.ts';

/** Requires examples of bodies, and of properties, parameters and headers that are strings or numbers without an enum or a meaningful default. */
export const examplesPresent = rule('examples-present', ({ endpoints, webhooks, shapes, report }) => {
  const checked = new Set<unknown>();
  const check = (json: Located<MediaType> | undefined, title: string) => {
    if (!json || checked.has(json.node)) return;
    checked.add(json.node);
    if (json.node.example === undefined && Object.keys(json.node.examples ?? {}).length === 0)
      report(`Expected ${title} to have an example.`, json.location, 'onKey');
  };
  for (const { body, responses, title } of [...endpoints, ...webhooks]) {
    check(body?.json, `the request body of \`${title}\``);
    for (const { json, status } of responses) check(json, `the response ${status}`);
  }
  for (const { role, node, location, name } of shapes) {
    if (!['property', 'parameter', 'header'].includes(role) || isEnumerated(node) || node.readOnly) continue;
    if (!typesOf(node).some((type) => ['string', 'number', 'integer'].includes(type))) continue;
    if ((node.examples ?? node.example) === undefined && !hasMeaningfulDefault(node))
      report(`Expected \`${name}\` to have \`examples\`.`, location);
  }
});

/** Returns true if the default can serve as an example. Null and an empty string cannot. */
function hasMeaningfulDefault({ default: value }: Schema): boolean {
  return value !== undefined && value !== null && value !== '';
}
