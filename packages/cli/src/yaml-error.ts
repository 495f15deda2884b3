import { type Document, type LineCounter, visit } from 'yaml';

/** An error in a YAML text. `line` and `column` start at 1. */
interface YamlError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the first syntax error of a document or, if it has none, the first alias without an anchor. `counter` is the `lineCounter`
 * with which the document was parsed.
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
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return undefined;
      const message = `The alias *${node.source} has no anchor. Quote a text that starts with *.`;
      found = at(node.range?.[0] ?? 0, message);
      return visit.BREAK;
    },
  });
  return found;
}
