import type { Api } from '../spec/api.ts';

interface Tolerated {
  readonly value: 'null' | 'text';
  readonly reason: string;
}

const accepted: Readonly<Record<Tolerated['value'], string>> = { null: '`null`', text: 'the text of a number' };

/** Returns a table of the values that schemas of requests reject but the service accepts (`x-tolerated`). */
export function toleratedTable({ document }: Api): string {
  const rows = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, property]) => {
      const tolerated = typeof property === 'object' ? toleratedOf(property) : undefined;
      return tolerated ? [`| \`${name}.${key}\` | ${accepted[tolerated.value]} | ${tolerated.reason} |`] : [];
    }),
  );
  return ['| property | accepted | reason |', '|---|---|---|', ...rows].join('\n');
}

function toleratedOf(property: object): Tolerated | undefined {
  return 'x-tolerated' in property ? (property['x-tolerated'] as Tolerated) : undefined;
}
