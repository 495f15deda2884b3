import type { LogRow } from './log-rows.ts';
import type { Random } from './random.ts';

/** A filter and its expected result for a row. */
export interface RandomFilter {
  readonly text: string;
  readonly matches: (row: LogRow) => boolean;
}

const words = [
  'a:b',
  '(c)',
  'x*y',
  'say "hi"',
  '-minus',
  'alpha',
  'Beta',
  'gamma_x',
  '50%',
  'a\\b',
  '7',
  '42',
  '-3.5',
  "O'Neil",
  'delta-echo',
  'été',
  '日本',
];
const services = ['checkout', 'cart', 'Cart_Api', ''];
const keys = ['plain', 'http.status', 'ms'];

/** Returns a row with values from short lists, so that a random filter matches some of the rows. */
export function randomRow(random: Random): LogRow {
  return {
    ServiceName: random.pick(services),
    SeverityText: random.pick(['INFO', 'error', 'Warn']),
    SeverityNumber: random.below(25),
    Body: Array.from({ length: random.below(4) }, () => random.pick(words)).join(random.pick([' ', ', ', '/'])),
    LogAttributes: Object.fromEntries(
      keys.filter(() => random.chance(0.6)).map((key) => [key, random.pick([...words, '200', '503', ''])]),
    ),
  };
}

interface TextField {
  readonly path: string;
  /** Returns undefined if the row has no such attribute. */
  readonly read: (row: LogRow) => string | undefined;
}

const textFields: readonly TextField[] = [
  { path: 'ServiceName', read: (row) => row.ServiceName },
  { path: 'SeverityText', read: (row) => row.SeverityText },
  { path: 'Body', read: (row) => row.Body },
  ...keys.map((key) => ({ path: `LogAttributes.${key}`, read: (row: LogRow) => row.LogAttributes[key] })),
  { path: "LogAttributes['http.status']", read: (row) => row.LogAttributes['http.status'] },
];

const operators = {
  '>': (a: number | string, b: number | string) => a > b,
  '>=': (a: number | string, b: number | string) => a >= b,
  '<': (a: number | string, b: number | string) => a < b,
  '<=': (a: number | string, b: number | string) => a <= b,
} as const;

function isNumeric(text: string) {
  return /^[+-]?\d+(\.\d+)?$/.test(text);
}

/** Returns the UTF-8 bytes as hexadecimal digits. The engine compares strings by their bytes. */
function toHex(text: string): string {
  return Buffer.from(text).toString('hex');
}

function compare(value: string | undefined, operator: keyof typeof operators, bound: string): boolean {
  if (value === undefined) return false;
  if (!isNumeric(bound)) return operators[operator](toHex(value), toHex(bound));
  return isNumeric(value) && operators[operator](Number(value), Number(bound));
}

/** Returns the regular expression of a word. A non-empty `before` or `after` stands for a wildcard. */
function pattern(before: string, word: string, after: string): RegExp {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${before && '.*'}${literal}${after && '.*'}$`, 'isu');
}

/** Returns a word with a backslash before each special character. */
function escapeWord(word: string): string {
  return word.replaceAll(/[\\+\-&|!(){}[\]^"~*?:/<>=' ]/g, '\\$&');
}

function textCondition(random: Random): RandomFilter {
  const { path, read } = random.pick(textFields);
  const word = random.pick([...words, 'error', 'check', 'CART', 'a', '00']);
  switch (random.below(5)) {
    case 0:
      // An attribute also exists if it is empty.
      return {
        text: `${path}:*`,
        matches: (row) => (path.includes('.') || path.includes('[') ? read(row) !== undefined : read(row) !== ''),
      };
    case 1:
      return { text: `${path}:"${word.replaceAll(/["\\]/g, '\\$&')}"`, matches: (row) => read(row) === word };
    case 2: {
      const operator = random.pick(['>', '>=', '<', '<='] as const);
      return { text: `${path}:${operator}${escapeWord(word)}`, matches: (row) => compare(read(row), operator, word) };
    }
    case 3: {
      const [before, after] = random.pick([
        ['', '*'],
        ['*', ''],
        ['*', '*'],
      ] as const);
      const text = `${path}:${before}${escapeWord(word)}${after}`;
      return {
        text,
        matches: (row) => read(row) !== undefined && pattern(before, word, after).test(read(row) ?? ''),
      };
    }
    default: {
      return {
        text: `${path}:${escapeWord(word)}`,
        matches: (row) => read(row)?.toLowerCase().includes(word.toLowerCase()) ?? false,
      };
    }
  }
}

function numberCondition(random: Random): RandomFilter {
  const [low, high] = [random.below(25), random.below(25)];
  const operator = random.pick(['>', '>=', '<', '<='] as const);
  return random.pick<RandomFilter>([
    { text: `SeverityNumber:${low}`, matches: (row) => row.SeverityNumber === low },
    {
      text: `SeverityNumber:${operator}${low}.5`,
      matches: (row) => operators[operator](row.SeverityNumber, low + 0.5),
    },
    {
      text: `SeverityNumber:[${low} TO ${high}}`,
      matches: (row) => row.SeverityNumber >= low && row.SeverityNumber < high,
    },
    { text: `SeverityNumber:{${low} TO *]`, matches: (row) => row.SeverityNumber > low },
  ]);
}

/** Returns the words of a text: sequences of ASCII letters, digits and characters beyond ASCII. */
function tokens(text: string): string[] {
  return text.match(/[A-Za-z0-9\u0080-\u{10ffff}]+/gu) ?? [];
}

/** Converts ASCII letters to lower case. */
function toAsciiLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function wordCondition(random: Random): RandomFilter {
  const word = random.pick(['alpha', 'beta', 'ECHO', 'delta-echo', '42', '日本', 'x', 'nothing']);
  const wordTokens = tokens(word).map(toAsciiLowerCase);
  return {
    text: word,
    matches: ({ Body }) => {
      const present = new Set(tokens(Body).map(toAsciiLowerCase));
      return wordTokens.every((token) => present.has(token));
    },
  };
}

/** Returns a random filter. Its conditions are nested at most `depth` levels deep. */
export function randomFilter(random: Random, depth = 3): RandomFilter {
  const kind = depth === 0 ? 9 : random.below(10);
  const inner = () => randomFilter(random, depth - 1);
  if (kind < 2) {
    const [a, b] = [inner(), inner()];
    const conjunction = random.pick([' AND ', ' && ', ' ']);
    return { text: `(${a.text}${conjunction}${b.text})`, matches: (row) => a.matches(row) && b.matches(row) };
  }
  if (kind < 4) {
    const [a, b] = [inner(), inner()];
    return {
      text: `(${a.text}${random.pick([' OR ', ' || '])}${b.text})`,
      matches: (row) => a.matches(row) || b.matches(row),
    };
  }
  if (kind < 5) {
    const a = inner();
    return { text: `${random.pick(['NOT ', '-'])}(${a.text})`, matches: (row) => !a.matches(row) };
  }
  if (kind < 6) {
    // AND has a higher precedence than OR.
    const [a, b, c] = [inner(), inner(), inner()];
    return {
      text: `(${a.text} OR ${b.text} AND ${c.text})`,
      matches: (row) => a.matches(row) || (b.matches(row) && c.matches(row)),
    };
  }
  return random.pick([textCondition, textCondition, numberCondition, wordCondition])(random);
}
