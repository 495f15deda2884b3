import type { Api } from '../spec/api.ts';

/** Returns the values that schemas of requests reject but the service accepts (`x-tolerated`): a table for each reason. */
export function toleratedTables({ document }: Api): string {
  // A row contains the properties of a schema, and all schemas with the same properties.
  const rowsOf = new Map<string, Map<string, string[]>>();
  const addRow = (reason: string, row: string, name: string): void => {
    const rows = rowsOf.get(reason) ?? new Map<string, string[]>();
    rowsOf.set(reason, rows.set(row, [...(rows.get(row) ?? []), name]));
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const ofAll = reasonOf(schema);
    if (ofAll !== undefined) addRow(ofAll, 'all optional properties', name);
    for (const [reason, keys] of propertiesByReason(schema.properties ?? {})) addRow(reason, codeList(keys), name);
  }
  const tables = [...rowsOf].map(([reason, rows]) => {
    const lines = [...rows].map(([row, names]) => `| ${codeList(names)} | ${row} |`);
    return [`${reason.replace(/\.$/, ':')}`, '', '| schema | properties |', '|---|---|', ...lines].join('\n');
  });
  return tables.join('\n\n');
}

/** Returns the properties with a tolerated value, by the reason. */
function propertiesByReason(properties: object): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [key, property] of Object.entries(properties)) {
    const reason = typeof property === 'object' ? reasonOf(property) : undefined;
    if (reason !== undefined) found.set(reason, [...(found.get(reason) ?? []), key]);
  }
  return found;
}

function reasonOf(schema: object): string | undefined {
  return 'x-tolerated' in schema ? (schema['x-tolerated'] as { readonly reason: string }).reason : undefined;
}

function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
