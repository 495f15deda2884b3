/** The selected values of variables by name. An empty list means that no value is selected. */
export type Variables = ReadonlyMap<string, readonly string[]>;

/** The formats in which SQL can contain the values of a variable. */
export const VARIABLE_FORMATS = ['sqlstring', 'regex', 'csv', 'lucene'] as const;

type VariableFormat = (typeof VARIABLE_FORMATS)[number];

/** Returns true for the name of a format. */
export function isVariableFormat(name: string): name is VariableFormat {
  return (VARIABLE_FORMATS as readonly string[]).includes(name);
}

/** Escapes a string for a string literal of SQL. */
function escapeSql(text: string): string {
  return text.replaceAll(/[\\']/g, '\\$&');
}

/** Returns the values as string literals of SQL, separated by commas. Without values, returns NULL, which equals no value. */
export function literalList(values: readonly string[]): string {
  return values.length === 0 ? 'NULL' : values.map((value) => `'${escapeSql(value)}'`).join(', ');
}

function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function quoteLucene(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * Returns the values in a format. All formats but `sqlstring` are for use inside of a string literal. Without values, `regex` and
 * `lucene` match everything.
 */
export function variableText(values: readonly string[], format: VariableFormat): string {
  switch (format) {
    case 'sqlstring':
      return literalList(values);
    case 'csv':
      return escapeSql(values.join(','));
    case 'regex':
      return values.length === 0 ? '.*' : escapeSql(`(${values.map(escapeRegex).join('|')})`);
    case 'lucene':
      return values.length === 0 ? '*' : escapeSql(`(${values.map(quoteLucene).join(' OR ')})`);
  }
}
