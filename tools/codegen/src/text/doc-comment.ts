import type { JsonSchema } from '../read/document.ts';
import { literalText } from './literal.ts';
import { capitalize } from './names.ts';

/** Returns a JSDoc block, or `''` if the lines are empty. Wraps long lines and list items except in fenced code. */
export function docComment(lines: readonly string[], indent = ''): string {
  const text = lines.join('\n').trim().replaceAll('*/', '*\\/');
  if (text === '') return '';
  let fenced = false;
  const wrapped = joinListItems(text).flatMap((line) => {
    if (line.startsWith('```')) fenced = !fenced;
    return fenced ? [line] : wrap(line, 112 - indent.length);
  });
  const [line] = wrapped;
  if (wrapped.length === 1 && line !== undefined) return `${indent}/** ${line} */\n`;
  return `${indent}/**\n${wrapped.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** Returns the documentation of a schema: description, constraints, default, example and deprecation. */
export function describeSchema(schema: JsonSchema): string[] {
  const [example] = schema.examples ?? [];
  return [
    ...sentences(schema, '\n\n'),
    ...(schema.default === undefined ? [] : [`@default ${literalText(schema.default, { width: Infinity })}`]),
    ...(example === undefined || typeof example === 'object' ? [] : [`@example ${literalText(example)}`]),
    ...(schema.deprecated ? ['@deprecated'] : []),
  ];
}

/** Returns the description and the constraints of a schema on one line. */
export function summarizeSchema(schema: JsonSchema): string {
  return sentences(schema, ' ').join('').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the description and the constraints that it does not mention. */
function sentences(schema: JsonSchema, separator: string): string[] {
  const description = (schema.description ?? '').trim();
  const facts = factsOf(schema).filter(({ core }) => !mentions(description, core));
  const text = facts.map(({ text }) => text).join(', ');
  const sentences = [description, text === '' ? '' : `${capitalize(text)}.`].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? [] : [sentences.join(separator)];
}

/** A constraint of a schema in words. */
interface Fact {
  readonly text: string;
  /** The words that a description contains if it already states this constraint. */
  readonly core: string;
}

/** Returns true if the description contains these words as whole words. */
function mentions(description: string, core: string): boolean {
  const text = description.replaceAll(/(?<=\d),(?=\d{3})/g, '').toLowerCase();
  const words = core.toLowerCase();
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const neighbors = text.charAt(start - 1) + text.charAt(start + words.length);
    if (!/\w/.test(neighbors)) return true;
  }
  return false;
}

const formatFacts: Readonly<Record<string, Fact>> = {
  uuid: { text: 'a UUID', core: 'UUID' },
  'date-time': { text: 'an RFC 3339 date and time', core: 'RFC 3339' },
  uri: { text: 'a URI', core: 'URI' },
  ipv4: { text: 'an IPv4 address', core: 'IPv4' },
};

function factsOf(schema: JsonSchema): Fact[] {
  const expected = schema['x-expected'];
  const named = typeof expected === 'string' ? [{ text: expected, core: expected }] : undefined;
  const format = schema.format === undefined ? undefined : formatFacts[schema.format];
  const facts = [
    ...(format ? [format] : []),
    ...(named && schema['pattern'] === undefined ? named : range(schema['minimum'], schema['maximum'], '', '')),
    ...bound('more than', schema['exclusiveMinimum']),
    ...bound('less than', schema['exclusiveMaximum']),
    ...bound('a multiple of', schema['multipleOf']),
    ...range(schema['minLength'], schema['maxLength'], ' character'),
    ...range(schema['minItems'], schema['maxItems'], ' item'),
    ...(schema['uniqueItems'] === true ? [{ text: 'without duplicates', core: 'without duplicates' }] : []),
    ...range(schema['minProperties'], schema['maxProperties'], ' entry', ' entries'),
  ];
  const { pattern } = schema;
  if (typeof pattern !== 'string') return facts;
  return [...facts, ...(named ?? [patternFact(pattern, facts.length > 0)])];
}

function bound(relation: string, value: unknown): Fact[] {
  const text = `${relation} ${value}`;
  return value === undefined ? [] : [{ text, core: text }];
}

function range(low: unknown, high: unknown, singular = '', plural = `${singular}s`): Fact[] {
  const hasNoMinimum = low === undefined || (low === 0 && singular !== '');
  if (hasNoMinimum && high === undefined) return [];
  const core = hasNoMinimum
    ? `at most ${high}`
    : high === undefined
      ? `at least ${low}`
      : low === high
        ? `exactly ${low}`
        : `${low} to ${high}`;
  return [{ text: `${core}${(high ?? low) === 1 ? singular : plural}`, core }];
}

/** Describes a pattern: in words if it is a fixed number of hexadecimal characters. */
function patternFact(pattern: string, afterOthers: boolean): Fact {
  const digits = /^\^\[0-9a-f\]\{(\d+)\}\$$/.exec(pattern)?.[1];
  const text = digits === undefined ? '' : `${digits} lower-case hexadecimal characters`;
  return text === ''
    ? { text: `${afterOthers ? 'matching' : 'matches'} \`${pattern}\``, core: pattern }
    : { text, core: text };
}

/** Returns the lines of a text. A list item that has several lines becomes one line. */
function joinListItems(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const previous = lines.at(-1) ?? '';
    const isContinuation = /^ *- /.test(previous) && /^ +(?!- )\S/.test(line);
    if (isContinuation) lines[lines.length - 1] = `${previous} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

/** Wraps a line at spaces. Keeps its indentation, and indents the continuation of a list item. */
function wrap(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const text = line.slice(indent.length);
  const hang = indent + (text.startsWith('- ') ? '  ' : '');
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + word.length + 1 > width) {
      lines.push(current);
      current = hang + word;
    } else current = current === '' ? indent + word : `${current} ${word}`;
  }
  return [...lines, current];
}
