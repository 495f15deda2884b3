import type { Oas3Rule } from '@redocly/openapi-core';
import { docsPage } from '../../rule.ts';

/**
 * Requires a referenced file to contain exactly one YAML document. Redocly reports a reference to a file with none or several as
 * unresolved, without the cause.
 */
export const oneDocument: Oas3Rule = () => {
  const reported = new Set<string>();
  return {
    ref: {
      leave(_ref, { report }, { node, location }) {
        // A location without a node: the file has no document, several, or invalid YAML, or the reference points to nothing in it.
        const isFound = node !== undefined && node !== null;
        if (isFound || !location || reported.has(location.source.absoluteRef)) return;
        const { source } = location;
        const lines = source.getLines();
        const issue = isEmpty(lines)
          ? { message: 'Expected a YAML document, found a file without content.', line: 1 }
          : { message: 'Expected one YAML document per file, found a second one.', line: secondDocument(lines) };
        // Other rules report invalid YAML and references that point to nothing.
        if (issue.line === 0) return;
        reported.add(source.absoluteRef);
        const start = { line: issue.line, col: 1 };
        report({
          message: issue.message,
          reference: docsPage('one-document'),
          location: { source, pointer: undefined, start },
        });
      },
    },
  };
};

function isEmpty(lines: readonly string[]): boolean {
  return !lines.some(isContent);
}

/** Returns the line of the `---` before the second document, or 0. */
function secondDocument(lines: readonly string[]): number {
  const first = lines.findIndex(isContent);
  return lines.findIndex((line, index) => index > first && isSeparator(line)) + 1;
}

/** Returns true unless the line is a separator, a comment, empty, or a directive such as `%YAML 1.2`. */
function isContent(line: string): boolean {
  return !isSeparator(line) && !/^\s*(#|$)|^%/.test(line);
}

function isSeparator(line: string): boolean {
  return /^---(\s|$)/.test(line);
}
