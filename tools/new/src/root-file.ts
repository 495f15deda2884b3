import { isMap, isSeq, parseDocument } from 'yaml';
import type { EndpointNames } from './names.ts';

/** Adds the path and the tag to the root document of a spec, if they are missing. */
export function addEndpoint(text: string, path: string, { pathFile, tag }: EndpointNames): string {
  const document = parseDocument(text);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  if (!document.hasIn(['paths', path])) {
    insertions.push({ at: endOf(document.get('paths', true)), text: `  ${path}:\n    $ref: paths/${pathFile}\n` });
  }
  const tags = document.get('tags', true);
  const { tags: known = [] } = document.toJS() as { readonly tags?: readonly { readonly name: string }[] };
  if (!known.some(({ name }) => name === tag)) {
    insertions.push({ at: endOf(tags), text: `  - name: ${tag}\n    description: ""\n` });
  }
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((now, insertion) => now.slice(0, insertion.at) + insertion.text + now.slice(insertion.at), text);
}

function endOf(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && node.range) return node.range[2];
  throw new Error('Expected `paths` and `tags` in the root document of the spec.');
}
