import { Document, Scalar, visit } from 'yaml';

/** Returns a value as YAML. */
export function yamlText(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  quoteBlankTexts(document);
  return document.toString({ lineWidth: 0 });
}

/** Quotes strings of spaces and line breaks. The library writes them as blocks, and parsing the blocks returns other strings. */
export function quoteBlankTexts(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.trim() === '') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
}
