import type { ThemeName } from './types.ts';

/** The hues of series, in the order in which they are assigned. Further series are gray. */
export const HUES = ['blue', 'orange', 'cyan', 'pink', 'purple', 'green', 'brown', 'light-blue', 'red'] as const;

type Token = (typeof HUES)[number] | 'gray' | 'success' | 'warning' | 'error';

/** The colors of a theme. */
export interface Theme {
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly axis: string;
  /** The background of code, and the track behind a bar. */
  readonly raised: string;
  readonly palette: Readonly<Record<Token, string>>;
  /** The colors of a heatmap, from the lowest to the highest count. */
  readonly sequence: readonly string[];
}

/**
 * Hues have a contrast of at least 3 with the background. They were optimized for their distances from each other with normal
 * vision, protanopia, deuteranopia and tritanopia. The tests calculate the contrasts and the distances.
 */
const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    background: '#ffffff',
    text: '#1b2130',
    muted: '#566074',
    grid: '#e8ebf0',
    axis: '#c3c9d5',
    raised: '#f3f5f8',
    palette: {
      blue: '#2249d1',
      orange: '#bd6b00',
      cyan: '#119fb2',
      pink: '#83295e',
      purple: '#9d63f8',
      green: '#146100',
      brown: '#b58671',
      'light-blue': '#207cba',
      red: '#bc012d',
      gray: '#69707c',
      success: '#1f7a3d',
      warning: '#a86400',
      error: '#c4203a',
    },
    sequence: ['#dce6fa', '#bfd1f5', '#9fbaf0', '#7fa1ea', '#5f87e2', '#416cd6', '#2b51c0', '#1d3a97', '#12256a'],
  },
  dark: {
    background: '#10131a',
    text: '#e3e7ef',
    muted: '#a0aabc',
    grid: '#232936',
    axis: '#3d4556',
    raised: '#181c25',
    palette: {
      blue: '#007dfd',
      orange: '#f89b00',
      cyan: '#54d9eb',
      pink: '#c2347c',
      purple: '#8863b9',
      green: '#268d14',
      brown: '#e3ba9f',
      'light-blue': '#52afee',
      red: '#fa3a51',
      gray: '#979da6',
      success: '#4cc274',
      warning: '#f0b03f',
      error: '#ff6675',
    },
    sequence: ['#1b2740', '#1f3563', '#234589', '#2a58ae', '#3a6fd0', '#5a8ae3', '#80a8ef', '#abc8f8', '#dbe8ff'],
  },
};

/** Returns the colors of a theme. Throws RangeError if there is no such theme. */
export function themeOf(name: ThemeName = 'light'): Theme {
  const theme = Object.hasOwn(THEMES, name) ? THEMES[name] : undefined;
  if (!theme) throw new RangeError(`Expected theme to be "light" or "dark", received ${JSON.stringify(name)}.`);
  return theme;
}

/** Returns the color of a token such as `chart-blue`, or undefined if there is no such token. */
export function colorOf(theme: Theme, token: string | undefined): string | undefined {
  const name = token?.replace(/^chart-/, '');
  return name && Object.hasOwn(theme.palette, name) ? theme.palette[name as Token] : undefined;
}

/** Matches the names of errors and warnings: severity levels, and classes of HTTP statuses. */
const LEVELS: readonly (readonly [RegExp, 'error' | 'warning'])[] = [
  [/^(error|err|critical|fatal|5xx)$/i, 'error'],
  [/^(warn|warning|4xx)$/i, 'warning'],
];

/** Returns the severity level that a name means: `error` for `fatal` or `5xx`, `warning` for `4xx`, or undefined. */
export function levelOf(text: string): 'error' | 'warning' | undefined {
  return LEVELS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Returns the color of an error or a warning. Returns undefined if the name has no severity level, see {@link levelOf}. */
export function levelColor(theme: Theme, text: string): string | undefined {
  const level = levelOf(text);
  return level && theme.palette[level];
}

/**
 * Returns a color for each name. A name has the color of its severity level if no other name has the same level. The other names are
 * sorted by {@link compareNames} and get the hues in the order of {@link HUES}. A series thus keeps its color while its rank changes.
 */
export function assignColors(theme: Theme, names: readonly string[]): Map<string, string> {
  const colors = new Map<string, string>();
  for (const [pattern, token] of LEVELS) {
    const matching = names.filter((name) => pattern.test(name));
    if (matching.length === 1 && matching[0] !== undefined) colors.set(matching[0], theme.palette[token]);
  }
  // Red and orange would be mistaken for an error and a warning.
  const levels = colors.size > 0 ? new Set(['red', 'orange']) : new Set();
  const hues = HUES.filter((hue) => !levels.has(hue));
  const others = names.filter((name) => !colors.has(name)).sort(compareNames);
  for (const [index, name] of others.entries()) colors.set(name, theme.palette[hues[index] ?? 'gray']);
  return colors;
}

/** Compares names in natural order: `pod-2` before `pod-10`. The order does not depend on the locale of the machine. */
export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });
