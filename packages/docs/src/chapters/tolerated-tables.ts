import type { Api } from '../spec/api.ts';

/**
 * Returns the properties for which the service accepts values that the schemas reject (`x-tolerated`): a table for each reason. The reason
 * names the values.
 */
export function toleratedTables({ document }: Api): string {
  // The rows by reason. A row is the text of the properties and the names of the schemas that have these properties.
  const rowsOf = new Map<string, Map<string, string[]>>();
  const addRow = (reason: string, row: string, name: string): void => {
    const rows = rowsOf.get(reason) ?? new Map<string, string[]>();
    rowsOf.set(reason, rows.set(row, [...(rows.get(row) ?? []), name]));
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const reason = reasonOf(schema);
    if (reason !== undefined) addRow(reason, 'all optional properties', name);
    for (const [cause, keys] of propertiesByReason(schema.properties ?? {})) addRow(cause, codeList(keys), name);
  }
  const tables = [...rowsOf].map(([reason, rows]) => {
    const lines = [...rows].map(([row, names]) => `| ${codeList(names)} | ${row} |`);
    return [`${reason.replace(/\.$/, ':')}`, '', '| schema | properties |', '|---|---|', ...lines].join('\n');
  });
  return tables.join('\n\n');
}

/** Returns the names of the properties with a tolerated value, by reason. */
function propertiesByReason(properties: object): ReadonlyMap<string, readonly string[]> {
  const byReason = new Map<string, string[]>();
  for (const [key, property] of Object.entries(properties)) {
    const reason = typeof property === 'object' ? reasonOf(property) : undefined;
    if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), key]);
  }
  return byReason;
}

function reasonOf(schema: object): string | undefined {
  return 'x-tolerated' in schema ? (schema['x-tolerated'] as { readonly reason: string }).reason : undefined;
}

function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
