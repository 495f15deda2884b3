import type { Oas3Rule } from '@redocly/openapi-core';
import { page } from '../../page.ts';

/** A file that a `$ref` names has one YAML document: of an empty one, and of two, Redocly does not say what is wrong. */
export const oneDocument: Oas3Rule = () => {
  const said = new Set<string>();
  return {
    ref: {
      leave(_ref, { report }, { node, location }) {
        // Where the file was found and nothing in it, there is nothing in it, or too much.
        const isFound = node !== undefined && node !== null;
        if (isFound || !location || said.has(location.source.absoluteRef)) return;
        const { source } = location;
        const lines = source.getLines();
        const fault = isEmpty(lines)
          ? { message: 'The file is empty: expected what the `$ref` stands for.', line: 1 }
          : { message: 'A second document begins here: expected one in a file.', line: secondDocument(lines) };
        if (fault.line === 0) return;
        said.add(source.absoluteRef);
        const start = { line: fault.line, col: 1 };
        report({
          message: fault.message,
          reference: page('one-document'),
          location: { source, pointer: undefined, start },
        });
      },
    },
  };
};

function isEmpty(lines: readonly string[]): boolean {
  return !lines.some(isContent);
}

/** The line of the mark that ends the first document and begins another; 0 where there is none. */
function secondDocument(lines: readonly string[]): number {
  const first = lines.findIndex(isContent);
  return lines.findIndex((line, index) => index > first && isMark(line)) + 1;
}

/** Neither a mark, a comment, nor a directive such as `%YAML 1.2`, which stands before the mark of its document. */
function isContent(line: string): boolean {
  return !isMark(line) && !/^\s*(#|$)|^%/.test(line);
}

function isMark(line: string): boolean {
  return /^---(\s|$)/.test(line);
}
