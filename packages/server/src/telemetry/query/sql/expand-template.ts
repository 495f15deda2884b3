import { FilterSyntaxError, positionOf } from '../../filter/filter-error.ts';
import { SQL_QUOTED, SQL_TOKENS } from '../../filter/split-list.ts';
import { isVariableFormat, VARIABLE_FORMATS, type Variables, variableText } from './variables.ts';

/** A macro. Its arguments are parts of the template. */
export interface Macro {
  readonly minArguments: number;
  readonly maxArguments: number;
  /** Returns the SQL. `expand` expands an argument. Throws FilterSyntaxError. */
  readonly sql: (args: readonly string[], expand: (text: string) => string) => string;
}

/** A template with its macros and variables expanded. */
export interface ExpandedTemplate {
  readonly sql: string;
  /** Returns the position in the template of a position in the SQL, both in characters, starting at 1. */
  readonly templatePosition: (position: number) => number;
}

/** Matches the start of a macro, a variable in braces, or a variable. */
const START = /\$__(\w+)|\$\{(\w+)(?::(\w+))?\}|\$([a-zA-Z]\w*)/g;

/** Matches quoted text, a comment that ends with its line, or the start of a block comment. The group has the comment. */
const COMMENTS = new RegExp(`${SQL_QUOTED.source}|((?:--|//|#[! ])[^\\n]*|/\\*)`, 'gs');

/** Returns the end of the block comment at `start`. ClickHouse supports block comments in block comments. */
function blockEnd(text: string, start: number): number {
  let depth = 0;
  for (const { 0: boundary, index } of text.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += boundary === '/*' ? 1 : -1;
    if (depth === 0) return start + index + boundary.length;
  }
  return text.length;
}

function commentsOf(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const pattern = new RegExp(COMMENTS);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 1: comment, index: start } = match;
    if (comment === undefined) continue;
    if (comment === '/*') pattern.lastIndex = blockEnd(text, start);
    found.push({ start, end: pattern.lastIndex });
  }
  return found;
}

/** Returns a function that returns true if an offset is in a comment. Its calls must have ascending offsets. */
function createCommentCheck(text: string): (offset: number) => boolean {
  const comments = commentsOf(text);
  let nth = 0;
  return (offset) => {
    while ((comments[nth]?.end ?? Number.POSITIVE_INFINITY) <= offset) nth += 1;
    return (comments[nth]?.start ?? Number.POSITIVE_INFINITY) <= offset;
  };
}

/** Returns true if a template uses a macro outside of comments. */
export function usesMacro(template: string, name: string): boolean {
  const isInComment = createCommentCheck(template);
  return [...template.matchAll(START)].some(({ 1: macro, index }) => macro === name && !isInComment(index));
}

interface ArgumentList {
  readonly args: readonly string[];
  /** The offset after the closing parenthesis. */
  readonly end: number;
}

/** Returns the arguments in the parentheses that open at `start`. Returns undefined if they do not close. */
function readArguments(text: string, start: number): ArgumentList | undefined {
  const args: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (const { 0: token, index } of text.slice(start).matchAll(SQL_TOKENS)) {
    const position = start + index;
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    if (depth > 1 || (depth === 1 && token !== ',')) continue;
    args.push(text.slice(from, position).trim());
    from = position + 1;
    if (depth === 0) return { args: args.length === 1 && args[0] === '' ? [] : args, end: position + 1 };
  }
  return undefined;
}

/** Returns a text such as `expected 1 argument` or `expected at most 1 argument`. */
function describeCount({ minArguments: min, maxArguments: max }: Macro): string {
  return `expected ${min < max ? 'at most ' : ''}${max} argument${max === 1 ? '' : 's'}`;
}

/** The macros and variables that a template can use. */
export interface TemplateNames {
  readonly macros: ReadonlyMap<string, Macro>;
  readonly variables: Variables;
}

/** A part of the SQL and the part of the template that it comes from. */
interface Part {
  readonly sql: string;
  readonly position: number;
  /** True if the text was not expanded. */
  readonly isVerbatim: boolean;
}

/** The maximum depth of macros in arguments of macros. */
const MAX_DEPTH = 8;

/** The maximum length of an expanded template, in characters. Variables can have many long values. */
const MAX_SQL_LENGTH = 250_000;

/** The maximum number of macros and variables in a template. Expanding more takes many milliseconds. */
const MAX_EXPANSIONS = 1_000;

function tooLong(): string {
  return `expected SQL of at most ${MAX_SQL_LENGTH} characters with its variables`;
}

/** Throws FilterSyntaxError for values that are too long, before they are escaped. */
function rejectLongValues({ variables }: TemplateNames): void {
  for (const values of variables.values()) {
    if (values.reduce((sum, { length }) => sum + length, 0) > MAX_SQL_LENGTH) throw new FilterSyntaxError(tooLong());
  }
}

/**
 * Splits a template into expanded parts. Does not expand comments, because a line break in a filter or a value would end the comment.
 * The result of an expansion is not expanded again. `counter` counts the expansions at all depths. Throws FilterSyntaxError.
 */
function expandParts(text: string, names: TemplateNames, depth: number, counter: { expansions: number }): Part[] {
  const fail = (message: string, position: number): never => {
    throw new FilterSyntaxError(message, depth === 0 ? positionOf(text, position) : undefined);
  };
  if (depth > MAX_DEPTH) fail(`expected at most ${MAX_DEPTH} nested macros`, 0);
  const parts: Part[] = [];
  let from = 0;
  let length = 0;
  const add = (sql: string, position: number, end: number): void => {
    length += position - from + sql.length;
    if (length > MAX_SQL_LENGTH) fail(tooLong(), position);
    parts.push(
      { sql: text.slice(from, position), position: from, isVerbatim: true },
      { sql, position, isVerbatim: false },
    );
    from = end;
  };
  const expand = (argument: string) =>
    expandParts(argument, names, depth + 1, counter)
      .map(({ sql }) => sql)
      .join('');
  const addMacro = (name: string, position: number): void => {
    const macro = names.macros.get(name);
    if (!macro) {
      const known = [...names.macros.keys()].map((macroName) => `$__${macroName}`).join(', ');
      return fail(`unknown macro $__${name}, expected one of ${known}`, position);
    }
    const nameEnd = position + `$__${name}`.length;
    const list = text[nameEnd] === '(' ? readArguments(text, nameEnd) : { args: [], end: nameEnd };
    if (!list) return fail(`$__${name}: expected a closing parenthesis`, position);
    const { args, end } = list;
    if (args.includes('')) return fail(`$__${name}: expected arguments that are not empty`, position);
    if (args.length < macro.minArguments || args.length > macro.maxArguments) {
      return fail(`$__${name}: ${describeCount(macro)}, received ${args.length}`, position);
    }
    add(macro.sql(args, expand), position, end);
  };
  const isInComment = createCommentCheck(text);
  for (const match of text.matchAll(START)) {
    const { 0: matched, 1: macro, 2: braced, 3: format = 'sqlstring', 4: plain, index } = match;
    // The match is in the arguments of the previous macro.
    if (index < from || isInComment(index)) continue;
    counter.expansions += 1;
    if (counter.expansions > MAX_EXPANSIONS) fail(`expected at most ${MAX_EXPANSIONS} macros and variables`, index);
    const name = braced ?? plain ?? '';
    const values = names.variables.get(name);
    if (macro !== undefined) addMacro(macro, index);
    else if (!isVariableFormat(format)) fail(`expected one of the formats ${VARIABLE_FORMATS.join(', ')}`, index);
    else if (values) add(variableText(values, format), index, index + matched.length);
    else if (braced !== undefined) fail(`no variable has the name ${name}`, index);
  }
  if (length + text.length - from > MAX_SQL_LENGTH) fail(tooLong(), from);
  return [...parts, { sql: text.slice(from), position: from, isVerbatim: true }];
}

/**
 * Expands the macros and variables of a template. Throws FilterSyntaxError. The error has the position in the template, except for:
 *
 * - errors of macros and variables in the arguments of a macro
 * - errors that {@link Macro.sql} throws
 * - values of a variable that are too long
 */
export function expandTemplate(template: string, names: TemplateNames): ExpandedTemplate {
  rejectLongValues(names);
  const parts = expandParts(template, names, 0, { expansions: 0 });
  const templatePosition = (position: number): number => {
    let offset = 0;
    let part = { position: 0, isVerbatim: true, start: 0 };
    for (const { sql, position: partPosition, isVerbatim } of parts) {
      if (offset >= position) break;
      if (sql !== '') part = { position: partPosition, isVerbatim, start: offset };
      offset += [...sql].length;
    }
    const within = part.isVerbatim ? position - 1 - part.start : 0;
    return positionOf(template, part.position) + within;
  };
  return { sql: parts.map(({ sql }) => sql).join(''), templatePosition };
}
