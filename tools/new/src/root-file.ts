import { isMap, isSeq, parseDocument } from 'yaml';
import type { EndpointNames } from './names.ts';

/** Adds the path and the tag to the root document of a spec, if they are missing. */
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
  return insertions
    .sort((a, b) => b.offset - a.offset)
    .reduce((now, insertion) => now.slice(0, insertion.offset) + insertion.text + now.slice(insertion.offset), text);
}

function endOf(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && node.range) return node.range[2];
  throw new Error('Expected `paths` and `tags` in the root document of the spec.');
}
