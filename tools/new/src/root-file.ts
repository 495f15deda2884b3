import { isMap, isSeq, parseDocument } from 'yaml';
import type { EndpointNames } from './names.ts';

/** Returns the root document of a spec with the path and the tag. Adds them if they are missing. */
export function addEndpoint(text: string, path: string, { pathFile, tag }: EndpointNames): string {
  const document = parseDocument(text);
  const insertions: { readonly offset: number; readonly text: string }[] = [];
  if (!document.hasIn(['paths', path])) {
    insertions.push({ offset: endOf(document.get('paths', true)), text: `  ${path}:\n    $ref: paths/${pathFile}\n` });
  }
  const tags = document.get('tags', true);
  const { tags: known = [] } = document.toJS() as { readonly tags?: readonly { readonly name: string }[] };
  if (!known.some(({ name }) => name === tag)) {
    insertions.push({ offset: endOf(tags), text: `  - name: ${tag}\n    description: ""\n` });
  }
  // Inserts from the end, so that the other offsets stay valid.
  return insertions
    .sort((a, b) => b.offset - a.offset)
    .reduce((result, { offset, text: added }) => result.slice(0, offset) + added + result.slice(offset), text);
}

function endOf(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && node.range) return node.range[2];
  throw new Error('Expected `paths` and `tags` in the root document of the spec.');
}
