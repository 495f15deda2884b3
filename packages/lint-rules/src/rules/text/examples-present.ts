import type { MediaType, Schema } from '../../document/nodes.ts';
import type { Located } from '../../document/references.ts';
import { isEnumerated, typesOf } from '../../document/schema-types.ts';
import { rule } from '../../rule.ts';

/**
 * Requires examples of JSON bodies, and of properties, parameters and headers that are strings or numbers. Read-only schemas, enums and
 * schemas with a meaningful default need none.
 */
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
  // The schemas of those parameters and headers that have an example outside of their schema.
  const exemplified = new Set(
    [...endpoints, ...webhooks]
      .flatMap(({ parameters, responses }) => [
        ...parameters,
        ...responses.flatMap(({ headers }) => [...headers.values()]),
      ])
      .filter(({ node }) => node.example !== undefined || Object.keys(node.examples ?? {}).length > 0)
      .map(({ location }) => location.child('schema').absolutePointer),
  );
  for (const { role, node, location, name } of shapes) {
    if (exemplified.has(location.absolutePointer)) continue;
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
