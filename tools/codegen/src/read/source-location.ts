import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { Deployment } from '../files.ts';
import { pointerKeys, pointerOf, SpecError, type SpecLocation } from './spec-error.ts';

/** The maximum number of references to follow. A reference of an invalid spec may refer to itself. */
const MAX_REFERENCES = 100;

/** A location in a file of the spec. */
export interface SourceLocation {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** The line of the location, or of its nearest ancestor that the file contains. Starts at 1. */
  readonly line: number;
  /** JSON Pointer in the file. */
  readonly pointer: string;
}

/** Adds file, line and JSON Pointer to the message of an error that has a location. Returns other errors unchanged. */
export function withSourceLocation(root: string, error: SpecError): SpecError {
  if (!error.location) return error;
  const { file, line, pointer } = sourceLocation(root, error.location);
  return new SpecError(`${file}:${line}: ${error.message} (at ${pointer}).`);
}

/** Finds the file and line of a location in the bundled document. Follows references into other files. */
export function sourceLocation(root: string, { deployment, pointer }: SpecLocation): SourceLocation {
  const keys = pointerKeys(pointer);
  const main = join(root, 'specs', deployment, 'openapi.yaml');
  const [section, kind, name, ...rest] = keys;
  if (section === 'components' && kind !== undefined && name !== undefined) {
    const file = componentFile(root, deployment, kind, name);
    if (file !== undefined) return follow(root, join(root, file), rest);
  }
  return follow(root, main, keys);
}

/** Returns the file of a component relative to the root, or `undefined` if it has no file of its own. */
export function componentFile(root: string, deployment: Deployment, kind: string, name: string): string | undefined {
  const folders = [deployment, 'shared'].map((folder) => `specs/${folder}/${kind}/${name}.yaml`);
  return folders.find((file) => existsSync(join(root, file)));
}

/** Returns the location of the value that the keys select in a file. Follows at most `maxReferences` references. */
function follow(root: string, file: string, keys: readonly string[], maxReferences = MAX_REFERENCES): SourceLocation {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const visitedKeys: string[] = [];
  let node: unknown = document.contents;
  let offset = 0;
  for (const [index, key] of keys.entries()) {
    const child = childOf(document, node, key);
    if (!child) {
      const ref = childOf(document, node, '$ref')?.node;
      if (!isScalar(ref)) break;
      const [path = '', fragment = ''] = String(ref.value).split('#');
      const next = path === '' ? file : join(dirname(file), path);
      const nextKeys = [...pointerKeys(fragment), ...keys.slice(index)];
      if (!existsSync(next) || maxReferences === 0) break;
      return follow(root, next, nextKeys, maxReferences - 1);
    }
    visitedKeys.push(key);
    node = child.node;
    offset = child.offset;
  }
  return { file: relative(root, file), line: lines.linePos(offset).line, pointer: pointerOf(visitedKeys) };
}

/** Returns the value of a key or index, and the offset of the key or item in the text. Returns undefined if the parent does not have it. */
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
