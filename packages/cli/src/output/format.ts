import { usageError } from '../errors.ts';
import { type Io, outputWidth } from '../io.ts';
import { styleFor, withoutControlCharacters } from './style.ts';
import { type Column, tableText } from './table.ts';

/** The formats of `--output`. */
export const formats = ['table', 'json', 'jsonl', 'yaml'] as const;
export type Format = (typeof formats)[number];

/** Returns the format of `--output`. The default is a table in a terminal and JSON elsewhere. */
export function formatOf(value: string | undefined, io: Io): Format {
  if (value === undefined) return io.stdout.isTTY ? 'table' : 'json';
  const format = formats.find((name) => name === value);
  if (format) return format;
  throw usageError(`Expected --output to be one of ${formats.join(', ')}, received "${value}".`);
}

/** The columns of a list by the name of its items. Other lists show the first properties of their items. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  dashboards: ['id', 'name', 'tiles', 'tags'],
  alerts: ['id', 'name', 'state', 'condition', 'tags'],
  webhooks: ['id', 'name', 'service', 'url'],
  sources: ['id', 'name', 'kind', 'from', 'disabled'],
  keys: ['id', 'name', 'state', 'roles', 'expireAt'],
};

type Item = Readonly<Record<string, unknown>>;

/** The comparisons of alerts in words. `above` includes the threshold, and `below` does not. The viewer has the same words. */
const COMPARISONS: Readonly<Record<string, string>> = {
  above: 'at least',
  above_exclusive: 'more than',
  below: 'less than',
  below_or_equal: 'at most',
  equal: 'equal to',
  not_equal: 'not equal to',
  between: 'between',
  not_between: 'not between',
};

/** Converts the items of lists whose columns combine several properties. */
const ROWS: Readonly<Record<string, (item: Item) => Item>> = {
  alerts: ({ name, displayName, thresholdType, threshold, thresholdMax, interval, ...rest }) => ({
    ...rest,
    name: name ?? displayName,
    condition: `${COMPARISONS[String(thresholdType)] ?? thresholdType} ${threshold}${thresholdMax === undefined ? '' : ` and ${thresholdMax}`} in ${interval}`,
  }),
};

/** Prints one value. The formats `table` and `yaml` print YAML, the most readable form of nested data. */
export async function printValue(value: unknown, format: Format, io: Io): Promise<void> {
  if (value === undefined) return;
  if (format === 'json') io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  else if (format === 'jsonl') io.stdout.write(`${JSON.stringify(value)}\n`);
  else {
    const { yamlText } = await import('./yaml-text.ts');
    const text = yamlText(value);
    io.stdout.write(format === 'yaml' ? text : colorKeys(withoutControlCharacters(text), io));
  }
}

/** Prints a list. `noun` is the name of the items, such as `alerts`. */
export async function printList(items: readonly unknown[], noun: string, format: Format, io: Io): Promise<void> {
  if (format === 'jsonl') for (const item of items) io.stdout.write(`${JSON.stringify(item)}\n`);
  else if (format !== 'table') await printValue(items, format, io);
  else if (items.length === 0) io.stderr.write(`No ${noun}.\n`);
  else {
    const rowsOf = ROWS[noun];
    const shown = rowsOf ? items.map((item) => rowsOf(item as Item)) : (items as readonly Item[]);
    const names = columnsOf(shown, COLUMNS[noun]);
    // Commands need the whole id, so its column is not shortened. Ids have 24 or 36 characters.
    const idLength = shown.reduce((length, { id }) => Math.max(length, String(id).length), 0);
    const columns = names.map(
      (name): Column => ({
        title: titleOf(name),
        alignment: isNumeric(shown, name) ? 'right' : 'left',
        minWidth: name === 'id' ? idLength : undefined,
      }),
    );
    const rows = shown.map((item) => names.map((name) => cellText(item[name], name)));
    io.stdout.write(`${tableText(columns, rows, outputWidth(io.stdout), styleFor(io.stdout, io.env))}\n`);
  }
}

function columnsOf(items: readonly Item[], preferred: readonly string[] | undefined): string[] {
  const present = new Set(items.flatMap((item) => Object.keys(item)));
  if (preferred) return preferred.filter((name) => present.has(name));
  return [...present].slice(0, 7);
}

function titleOf(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toUpperCase();
}

function isNumeric(items: readonly Item[], name: string): boolean {
  return items.every((item) => ['number', 'undefined'].includes(typeof item[name]));
}

function cellText(value: unknown, name: string): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return value.join(', ') || '–';
    return `${value.length} ${value.length === 1 ? name.replace(/s$/, '') : name}`;
  }
  if (typeof value === 'object')
    return Object.values(value)
      .filter((part) => typeof part !== 'object' && part !== '')
      .join('.');
  return String(value);
}

/** Colors the keys of YAML. */
function colorKeys(yaml: string, io: Io): string {
  const style = styleFor(io.stdout, io.env);
  return yaml.replaceAll(
    /^(\s*(?:- )*)([\w-]+:)(?= |$)/gm,
    (_, indent: string, key: string) => indent + style('cyan', key),
  );
}
