import type { Change } from '../monitoring/diff.ts';
import { isJsonObject, type Json } from '../monitoring/kinds.ts';
import type { Action, Plan } from '../monitoring/plan/plan.ts';
import { type Style, truncate, widthOf, withoutControlCharacters } from './style.ts';
import { yamlText } from './yaml-text.ts';

const SIGNS = { create: '+', update: '~', delete: '-' } as const;
const COLORS = { create: 'green', update: 'yellow', delete: 'red' } as const;

/** The text of a plan without actions. */
const NO_CHANGES = 'No changes. The service matches the files.';

/** Formats a plan for the terminal: the changed fields of each resource, and the number of writes. */
export function planText({ actions, notes }: Plan, style: Style, width = 100): string {
  const blocks = actions.map((action) => actionText(action, style, width));
  const lines = notes.map((note) => style('dim', `  ${onOneLine(note)}`));
  if (actions.length === 0) return [...lines, NO_CHANGES].join('\n');
  return [...blocks, ...(lines.length > 0 ? [lines.join('\n')] : []), `Plan: ${summaryText(actions)}.`].join('\n\n');
}

/** Returns the number of creations, updates and deletions, such as `1 to create, 2 to change`. */
export function summaryText(actions: readonly Pick<Action, 'action'>[]): string {
  const count = (name: Action['action'], verb: string) => {
    const number = actions.filter(({ action }) => action === name).length;
    return number === 0 ? [] : [`${number} to ${verb}`];
  };
  return [...count('create', 'create'), ...count('update', 'change'), ...count('delete', 'delete')].join(', ');
}

function actionText(action: Action, style: Style, width: number): string {
  const { kind, name, changes, at, warnings = [] } = action;
  const color = COLORS[action.action];
  const title = onOneLine(`${kind} "${name}"`);
  const place = action.action === 'delete' ? 'not in the files' : (at ?? '');
  const gap = ' '.repeat(Math.max(2, width - 4 - widthOf(title) - widthOf(place)));
  const head = `${style(color, SIGNS[action.action])} ${style('bold', title)}${gap}${style('dim', place)}`;
  const fields = action.action === 'create' ? createdFields(changes, style, width) : changeLines(changes, style, width);
  return [
    head,
    ...fields,
    ...warnings.map((warning) => `    ${style('yellow', '!')} ${withoutControlCharacters(warning)}`),
  ].join('\n');
}

/**
 * Returns the fields of a new resource in the format of files, in at most 24 lines. For an alert that is deleted and created again,
 * returns only the changed fields.
 */
function createdFields(changes: readonly Change[], style: Style, width: number): string[] {
  const shown = Object.fromEntries(
    changes.filter(({ path }) => path !== 'name').map(({ path, after }) => [path, withoutIds(after)]),
  );
  const lines = yamlText(shown).trimEnd().split('\n');
  const visible = lines.length > MAX_LINES ? lines.slice(0, MAX_LINES - 1) : lines;
  const hiddenCount = lines.length - visible.length;
  return [
    ...visible.map((line) => `    ${truncate(withoutControlCharacters(line), width - 4)}`),
    ...(hiddenCount > 0 ? [style('dim', `    … ${hiddenCount} more lines`)] : []),
  ];
}

const MAX_LINES = 24;

/** Removes the ids of objects with a name, which identifies them for a reader. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isJsonObject(value)) return value;
  const { id, ...rest } = value;
  const shown = typeof rest['name'] === 'string' && rest['name'] !== '' ? rest : value;
  return Object.fromEntries(Object.entries(shown).map(([name, item]) => [name, withoutIds(item)]));
}

function changeLines(changes: readonly Change[], style: Style, width: number): string[] {
  const longest = Math.min(44, Math.max(0, ...changes.map(({ path }) => widthOf(path))));
  return changes.flatMap((change) => changeLine(change, longest, style, width));
}

function changeLine({ path, before, after }: Change, longest: number, style: Style, width: number): string[] {
  const text = onOneLine(path);
  const label = text + ' '.repeat(Math.max(0, longest - widthOf(text)));
  const indent = '    ';
  if (path === 'tags' && isTags(before) && isTags(after)) {
    const added = after
      .filter((tag) => !before.includes(tag))
      .map((tag) => style('green', `+${withoutControlCharacters(tag)}`));
    const removed = before
      .filter((tag) => !after.includes(tag))
      .map((tag) => style('red', `-${withoutControlCharacters(tag)}`));
    return [`${indent}${label}  ${[...added, ...removed].join(' ')}`];
  }
  const oldText = before === undefined ? '' : valueText(before);
  const newText = after === undefined ? '' : valueText(after);
  const isShort = indent.length + widthOf(label) + 2 + widthOf(oldText) + 3 + widthOf(newText) <= width;
  if (before === undefined && isShort) return [`${indent}${label}  ${style('green', `+ ${newText}`)}`];
  if (after === undefined && isShort) return [`${indent}${label}  ${style('red', `- ${oldText}`)}`];
  if (isShort) return [`${indent}${label}  ${style('red', oldText)} ${style('dim', '→')} ${style('green', newText)}`];
  const room = width - indent.length - 4;
  return [
    `${indent}${text}`,
    ...(before === undefined ? [] : [style('red', `${indent}  - ${truncate(oldText, room)}`)]),
    ...(after === undefined ? [] : [style('green', `${indent}  + ${truncate(newText, room)}`)]),
  ];
}

/** Replaces control characters and line feeds. Names may contain both, and paths contain names. */
export function onOneLine(text: string): string {
  return withoutControlCharacters(text).replaceAll('\n', ' ');
}

function isTags(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns a value on one line. A tile is described by its display type, size and position. */
function valueText(value: unknown): string {
  if (typeof value === 'string')
    return withoutControlCharacters(/^$|^\s|\s$|\n/.test(value) ? JSON.stringify(value) : value);
  if (isJsonObject(value) && typeof value['x'] === 'number') return tileText(value);
  return withoutControlCharacters(JSON.stringify(withoutIds(value)));
}

function tileText({ config, series, x, y, w, h }: Json): string {
  const [first] = (series as Json[] | undefined) ?? [];
  const type = isJsonObject(config) ? config['displayType'] : first?.['type'];
  return `${String(type)} tile, ${String(w)} x ${String(h)} at column ${String(x)}, row ${String(y)}`;
}

/** Returns one line per difference, for `drift`. */
export function driftText({ actions }: Plan): string {
  return actions
    .flatMap(({ action, kind, name, changes, replaces }) => {
      const resource = `${kind}/${name}`;
      if (action === 'create' && replaces === undefined) return [`${resource}: is missing in the service`];
      if (action === 'delete') return [`${resource}: is not in the files`];
      return changes.map(
        ({ path, before, after }) =>
          `${resource}: ${path} is ${before === undefined ? 'absent' : valueText(before)}, expected ${after === undefined ? 'none' : valueText(after)}`,
      );
    })
    .map((line) => `${onOneLine(line)}\n`)
    .join('');
}
