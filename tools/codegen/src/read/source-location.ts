import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { Deployment } from '../workspace.ts';
import { type Place, pointerKeys, pointerOf, SpecFault } from './spec-error.ts';

/** A place in a file of the spec. */
export interface SourcePlace {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** `undefined` when the file does not say it itself. */
  readonly line: number | undefined;
  /** The JSON Pointer in the file. */
  readonly pointer: string;
}

/** The fault as the one sentence that a person needs: file, line, what is wrong, JSON Pointer in the file. */
export function located(root: string, fault: SpecFault): SpecFault {
  if (!fault.place) return fault;
  const { file, line, pointer } = sourcePlace(root, fault.place);
  return new SpecFault(`${file}${line === undefined ? '' : `:${line}`}: ${fault.message} (at ${pointer}).`);
}

/** Where a place of a bundled document was written: every reference on the way is followed into its file. */
export function sourcePlace(root: string, { deployment, pointer }: Place): SourcePlace {
  const keys = pointerKeys(pointer);
  const main = join(root, 'specs', deployment, 'openapi.yaml');
  const [section, kind, name, ...rest] = keys;
  if (section === 'components' && kind !== undefined && name !== undefined) {
    const file = componentFile(root, deployment, kind, name);
    if (file !== undefined) return follow(root, join(root, file), rest);
  }
  return follow(root, main, keys);
}

/** The file of a component, relative to the root; `undefined` when the component has no file of its own. */
export function componentFile(root: string, deployment: Deployment, kind: string, name: string): string | undefined {
  const folders = [deployment, 'shared'].map((folder) => `specs/${folder}/${kind}/${name}.yaml`);
  return folders.find((file) => existsSync(join(root, file)));
}

function follow(root: string, file: string, keys: readonly string[]): SourcePlace {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const walked: string[] = [];
  let node: unknown = document.contents;
  let offset = 0;
  for (const [index, key] of keys.entries()) {
    const child = childOf(document, node, key);
    if (!child) {
      const ref = childOf(document, node, '$ref')?.node;
      if (!isScalar(ref)) break;
      const [path = '', fragment = ''] = String(ref.value).split('#');
      const next = path === '' ? file : join(dirname(file), path);
      if (!existsSync(next)) break;
      return follow(root, next, [...pointerKeys(fragment), ...keys.slice(index)]);
    }
    walked.push(key);
    node = child.node;
    offset = child.offset;
  }
  return { file: relative(root, file), line: lines.linePos(offset).line, pointer: pointerOf(walked) };
}

/** What stands under a key, and where the key stands in the text. */
function childOf(document: Document, parent: unknown, key: string): { node: unknown; offset: number } | undefined {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isSeq<Node>(node)) {
    const item = node.items[Number(key)];
    return item && { node: item, offset: item.range?.[0] ?? 0 };
  }
  if (!isMap<unknown, unknown>(node)) return undefined;
  const pair: Pair<unknown, unknown> | undefined = node.items.find(
    (candidate) => isScalar(candidate.key) && String(candidate.key.value) === key,
  );
  return pair && { node: pair.value, offset: isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0 };
}
