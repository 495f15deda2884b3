import { Document, Scalar, visit } from 'yaml';

/** Returns a value as YAML. */
export function yamlText(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  quoteBlankTexts(document);
  return document.toString({ lineWidth: 0 });
}

/** Sets quotes around texts of spaces and line breaks. The library writes them as blocks, which are read as other texts. */
export function quoteBlankTexts(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.trim() === '') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
}
