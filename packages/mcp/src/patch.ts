import { nearest } from '@observability-api/schemas';
import { applyPatch, type Operation, Pointer } from 'rfc6902';
import { jsonBytes, shorten } from './text.ts';
import { ToolError } from './tool.ts';

/** The maximum number of operations of a patch. */
const MAX_OPERATIONS = 1_000;

/** The maximum size of all values that a patch copies. A patch could otherwise double a document with each operation. */
const MAX_COPIED_BYTES = 1_048_576;

/**
 * Applies a JSON Patch (RFC 6902) to a document in place, and returns the document. Throws ToolError if an operation fails, or if the patch
 * exceeds a limit.
 */
export function applyJsonPatch<Document>(document: Document, operations: readonly object[]): Document {
  if (operations.length > MAX_OPERATIONS) {
    throw new ToolError(
      `Expected a patch of at most ${MAX_OPERATIONS} operations, received ${operations.length}. Nothing was saved.`,
    );
  }
  let copiedBytes = 0;
  for (const [index, operation] of (operations as Operation[]).entries()) {
    if (operation.op === 'copy' && isPointer(operation.from)) {
      copiedBytes += jsonBytes(Pointer.fromJSON(operation.from).get(document));
      if (copiedBytes > MAX_COPIED_BYTES) {
        throw new ToolError(`Expected a patch that copies at most ${MAX_COPIED_BYTES} bytes. Nothing was saved.`);
      }
    }
    const reason = applyOperation(document, operation);
    if (reason === undefined) continue;
    const text = shorten(JSON.stringify(operation), 200);
    throw new ToolError(`Operation ${index} of the patch failed: ${reason}. Received ${text}. Nothing was saved.`);
  }
  return document;
}

const OPERATIONS = ['add', 'remove', 'replace', 'move', 'copy', 'test'];

/** Applies an operation. Returns the reason if it fails. */
function applyOperation(document: unknown, operation: Operation): string | undefined {
  const { op, path, from } = operation as Partial<Record<'op' | 'path' | 'from', unknown>>;
  if (!OPERATIONS.includes(String(op))) return `expected "op" to be one of ${OPERATIONS.join(', ')}`;
  if (!isPointer(path))
    return 'expected "path" to be a JSON Pointer to a part of the document, such as /name or /tiles/0/w';
  if ((op === 'move' || op === 'copy') && !isPointer(from))
    return 'expected "from" to be a JSON Pointer to a part of the document';
  if (['add', 'replace', 'test'].includes(String(op)) && !Object.hasOwn(operation, 'value')) return 'expected a value';
  const inserts = ['add', 'move', 'copy'].includes(String(op));
  const reason = checkPlace(document, path, inserts);
  if (reason !== undefined) return reason;
  const fromReason =
    (op === 'move' || op === 'copy') && isPointer(from) ? checkPlace(document, from, false) : undefined;
  if (fromReason !== undefined) return `"from" is not valid: ${fromReason}`;
  if (op === 'move' && path.startsWith(`${from}/`)) return 'expected a "path" that is not inside of "from"';
  const [error] = applyPatch(document, [operation]);
  if (!error) return undefined;
  if (error.name === 'TestError') return 'the value differs from the expected one';
  // A `move` and a `copy` also fail if there is no value at `from`.
  const missing = 'path' in error ? error.path : path;
  return `there is no value at ${missing === path ? 'the path' : '"from"'}${suggestion(document, missing)}`;
}

/**
 * Returns the reason why a pointer does not lead into an object or to an index of an array. The library would throw a TypeError for a
 * pointer into a string or a number.
 */
function checkPlace(document: unknown, pointer: string, inserts: boolean): string | undefined {
  const { parent, key } = Pointer.fromJSON(pointer).evaluate(document);
  if (Array.isArray(parent)) return checkIndex(key, parent.length, inserts);
  if (typeof parent === 'object' && parent !== null) return undefined;
  const container = pointer.slice(0, pointer.lastIndexOf('/'));
  return `there is no object or array at ${shorten(container, 200)}${suggestion(document, container)}`;
}

/** Returns the reason why an operation cannot use a key of an array. The library accepts some that lose a value, such as `length`. */
function checkIndex(key: string, length: number, inserts: boolean): string | undefined {
  if (inserts && key === '-') return undefined;
  if (!/^(?:0|[1-9]\d{0,8})$/.test(key)) return `expected the index of an item${inserts ? ' or -' : ''}`;
  return inserts && Number(key) > length ? `expected an index of at most ${length} or -` : undefined;
}

/** The maximum number of names that are compared with an unknown one. A patch can add many. */
const MAX_COMPARED = 100;

/** Returns a question with the result of {@link similarPointer} in parentheses, or an empty string if there is none. */
function suggestion(document: unknown, pointer: string): string {
  const similar = similarPointer(document, pointer);
  return similar === undefined ? '' : ` (did you mean ${similar}?)`;
}

/** Returns the pointer with its first unknown name replaced by the most similar known name, or undefined if no name is similar. */
function similarPointer(document: unknown, pointer: string): string | undefined {
  const [root = '', ...names] = Pointer.fromJSON(pointer).tokens;
  let parent: unknown = document;
  for (const [index, name] of names.entries()) {
    if (typeof parent !== 'object' || parent === null) return undefined;
    if (!Object.hasOwn(parent, name)) {
      const similar = Array.isArray(parent) ? undefined : nearest(name, Object.keys(parent).slice(0, MAX_COMPARED));
      return similar && new Pointer([root, ...names.with(index, similar)]).toString();
    }
    parent = (parent as Readonly<Record<string, unknown>>)[name];
  }
  return undefined;
}

/** Returns true for a JSON Pointer to a part of the document. */
function isPointer(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/');
}
