import { type Document, type LineCounter, visit } from 'yaml';

/** An error in a YAML text. `line` and `column` start at 1. */
interface YamlError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the first syntax error of a document. Without syntax errors, returns the error of the first alias that has no anchor or is inside
 * of its own value. Without such an alias, returns an error if the aliases expand to too many values, or if the conversion to values fails.
 * Returns undefined for a valid document. `counter` is the `lineCounter` with which the document was parsed.
 */
export function findYamlError(document: Document, counter: LineCounter): YamlError | undefined {
  const at = (offset: number, message: string): YamlError => {
    const { line, col } = counter.linePos(offset);
    return { message, line, column: col };
  };
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS') return at(error.pos[0], 'Expected one document, received several.');
  // The message ends with the position.
  if (error) return at(error.pos[0], error.message.split(' at line')[0] ?? '');
  let found: YamlError | undefined;
  let firstAlias = 0;
  let firstMergeKey: number | undefined;
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' && node.source === '<<') firstMergeKey ??= node.range?.[0];
    },
    Alias(_, node, ancestors) {
      firstAlias ||= node.range?.[0] ?? 0;
      const target = node.resolve(document);
      if (target && !ancestors.includes(target)) return undefined;
      const reason = target ? 'is inside of its own value.' : 'has no anchor. Quote a text that starts with *.';
      found = at(node.range?.[0] ?? 0, `The alias *${node.source} ${reason}`);
      return visit.BREAK;
    },
  });
  if (found) return found;
  try {
    document.toJS();
    return undefined;
  } catch (error) {
    if (error instanceof ReferenceError)
      return at(firstAlias, 'The aliases expand to too many values. Write the values instead.');
    // For example, a merge key `<<` in YAML 1.1 whose value is not a map.
    return at(
      firstMergeKey ?? document.contents?.range?.[0] ?? 0,
      `${error instanceof Error ? error.message : error}.`,
    );
  }
}
