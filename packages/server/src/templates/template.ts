/** Thrown when a template is invalid. The message continues a sentence that starts with `the template`. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** The variables that a template may use. */
export const TEMPLATE_VARIABLES = [
  'title',
  'body',
  'link',
  'state',
  'startTime',
  'endTime',
  'value',
  'threshold',
  'group',
  'eventId',
  'alertId',
  'status',
  'alertType',
  'comparator',
  'groupKey',
  'sourceQuery',
  'teamId',
  'note',
  'tags',
  'startTimeISO',
  'endTimeISO',
  'timeRange',
  'severity',
] as const;

/** The prefix of variables with the value of a field that the alert groups by, such as `var.ServiceName`. */
export const FIELD_PREFIX = 'var.';

type NumberVariable = 'startTime' | 'endTime' | 'value' | 'threshold';

/** The values of all template variables. */
export type TemplateValues = {
  readonly [Name in (typeof TEMPLATE_VARIABLES)[number]]: Name extends NumberVariable ? number : string;
} & {
  /** The values of the fields that the alert groups by. */
  readonly fields: ReadonlyMap<string, string>;
};

/** The parsed body template of a webhook. */
export interface Template {
  /** The names of all variables in the template, including unknown ones. */
  readonly variables: ReadonlySet<string>;
  /**
   * Renders the template. Strings are escaped for JSON; unknown variables are empty. The result may be invalid JSON. A result of more than
   * {@link MAX_RENDERED_CHARACTERS} characters may be incomplete.
   */
  render(values: TemplateValues): string;
}

const BLOCKS: readonly string[] = ['if', 'unless'];

/** The built-in helpers of Handlebars. A variable cannot have one of these names. */
const HELPERS: ReadonlySet<string> = new Set([
  ...BLOCKS,
  ...['each', 'with', 'log', 'lookup', 'helperMissing', 'blockHelperMissing'],
]);

/** The helper that limits the length of a string: `truncate title 80`. */
const TRUNCATE = 'truncate';

function pathName(node: hbs.AST.Node): string | undefined {
  return node.type === 'PathExpression' ? (node as hbs.AST.PathExpression).original : undefined;
}

function unsupportedError(construct: string, { loc }: hbs.AST.Node): TemplateError {
  return new TemplateError(
    `has ${construct} in line ${loc.start.line}: only variables, if, unless, \`(eq variable "text")\` and \`truncate variable 80\` are supported`,
  );
}

/** Returns the name of a variable, such as `title` or `var.ServiceName`. Throws TemplateError for other paths, literals and helpers. */
function variableName(node: hbs.AST.Node | undefined, parent: hbs.AST.Node): string {
  const path = node as hbs.AST.PathExpression | undefined;
  const isPath = path?.type === 'PathExpression' && path.depth === 0 && !path.data;
  if (isPath && path.parts.length > 1 && path.parts[0] === 'var') return path.parts.join('.');
  if (!isPath || path.parts.length !== 1) throw unsupportedError('an expression that is not a variable', parent);
  const name = String(path.parts[0]);
  if (HELPERS.has(name)) throw unsupportedError('a helper', parent);
  return name;
}

/** A part of a template: text, a variable, or a condition. */
type Part = string | Variable | Condition;

interface Variable {
  readonly variable: string;
  /** A longer string is truncated to this number of characters. */
  readonly maxLength?: number;
}

interface Condition extends Variable {
  /** Compares the variable with this string. Undefined for a condition on the variable alone. */
  readonly equals?: string;
  /** Rendered if the condition is true. */
  readonly present: readonly Part[];
  /** Rendered otherwise. */
  readonly absent: readonly Part[];
}

/**
 * Converts a Handlebars program to parts and adds the names of its variables to `names`. Throws TemplateError for partials, loops,
 * decorators and unsupported helpers: they could loop forever or access other values.
 */
function toParts(program: hbs.AST.Program | undefined, names: Set<string>): Part[] {
  return (program?.body ?? []).flatMap((node): Part[] => {
    switch (node.type) {
      case 'CommentStatement':
        return [];
      case 'ContentStatement':
        return [(node as hbs.AST.ContentStatement).value];
      case 'MustacheStatement': {
        const variable = toVariable(node as hbs.AST.MustacheStatement);
        names.add(variable.variable);
        return [variable];
      }
      case 'BlockStatement':
        return [toCondition(node as hbs.AST.BlockStatement, names)];
      default:
        throw unsupportedError('a statement', node);
    }
  });
}

/** Parses a variable, or `truncate variable length`. Throws TemplateError. */
function toVariable(node: hbs.AST.MustacheStatement): Variable {
  const { path, params, hash } = node;
  if (params.length === 0 && !hash) return { variable: variableName(path, node) };
  const [text, length] = params;
  const maxLength = length?.type === 'NumberLiteral' ? (length as hbs.AST.NumberLiteral).value : 0;
  const isLength = Number.isSafeInteger(maxLength) && maxLength > 0;
  if (pathName(path) !== TRUNCATE || params.length !== 2 || hash || !isLength) throw unsupportedError('a helper', node);
  return { variable: variableName(text, node), maxLength };
}

/** Parses the condition of a block: a variable, or `(eq variable "text")`. Throws TemplateError. */
function conditionOf(node: hbs.AST.Node | undefined, parent: hbs.AST.Node): { variable: string; equals?: string } {
  if (node?.type !== 'SubExpression') return { variable: variableName(node, parent) };
  const { path, params, hash } = node as hbs.AST.SubExpression;
  const [left, right] = params;
  const isText = right?.type === 'StringLiteral';
  if (pathName(path) !== 'eq' || params.length !== 2 || hash || !isText) throw unsupportedError('a helper', parent);
  return { variable: variableName(left, parent), equals: (right as hbs.AST.StringLiteral).value };
}

function toCondition(node: hbs.AST.BlockStatement, names: Set<string>): Condition {
  const { path, params, hash, program, inverse } = node;
  const block = pathName(path) ?? '';
  const blockParams = [...(program?.blockParams ?? []), ...(inverse?.blockParams ?? [])];
  if (!BLOCKS.includes(block) || params.length !== 1 || hash || blockParams.length > 0) {
    throw unsupportedError('a block', node);
  }
  const condition = conditionOf(params[0], node);
  names.add(condition.variable);
  const [mainParts, elseParts] = [toParts(program, names), toParts(inverse, names)];
  return block === 'if'
    ? { ...condition, present: mainParts, absent: elseParts }
    : { ...condition, present: elseParts, absent: mainParts };
}

/** The values by variable name. The object has no prototype, so templates cannot read inherited properties. */
type Values = Readonly<Record<string, string | number>>;

function isTrue({ variable, equals }: Condition, values: Values): boolean {
  return equals === undefined ? Boolean(values[variable]) : String(values[variable] ?? '') === equals;
}

/**
 * Truncates a string to `maxLength` characters, the ellipsis included. Reads only the start of a long string, because a template may
 * truncate it many times.
 */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = [...text.slice(0, 2 * (maxLength + 1))];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Returns a number, or a string escaped for JSON without its quotation marks. */
function renderVariable({ variable, maxLength }: Variable, values: Values): string {
  const value = values[variable] ?? '';
  if (typeof value === 'number') return String(value);
  return JSON.stringify(maxLength === undefined ? value : truncate(value, maxLength)).slice(1, -1);
}

/** The maximum number of characters of a rendered template. */
export const MAX_RENDERED_CHARACTERS = 1_048_576;

/** Renders the parts. Stops when the result has more than {@link MAX_RENDERED_CHARACTERS} characters. */
function renderParts(parts: readonly Part[], values: Values): string {
  let text = '';
  for (const part of parts) {
    if (text.length > MAX_RENDERED_CHARACTERS) break;
    if (typeof part === 'string') text += part;
    else if ('present' in part) text += renderParts(isTrue(part, values) ? part.present : part.absent, values);
    else text += renderVariable(part, values);
  }
  return text;
}

function toValues({ fields, ...variables }: TemplateValues): Values {
  const ofFields = [...fields].map(([name, value]) => [`${FIELD_PREFIX}${name}`, value] as const);
  return Object.assign(Object.create(null), variables, Object.fromEntries(ofFields));
}

/** Returns true if a string is valid JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The members of the Handlebars parser that {@link checkTokens} uses. The types of Handlebars do not declare them. */
interface HandlebarsParser {
  readonly lexer: { yy: object; setInput(text: string): void; lex(): number };
  /** The names of the tokens. */
  readonly terminals_: Readonly<Record<number, string>>;
}

/** Maximum number of tokens of a template. 250 variables such as `{{truncate var.ServiceName 80}}` with text between them have 2,000. */
const MAX_TOKENS = 2_500;

/**
 * Throws TemplateError for a template with too many tokens, or with nested parentheses, which are not supported. The time that Handlebars
 * takes to parse a template grows with the product of the number of tokens and the nesting depth of the parentheses.
 */
function checkTokens(template: string, { lexer, terminals_ }: HandlebarsParser): void {
  // The lexer needs `yy` to report an error. Handlebars sets `yy` only when it parses.
  lexer.yy = {};
  lexer.setInput(template);
  let depth = 0;
  for (let count = 1; ; count += 1) {
    const token = terminals_[lexer.lex()];
    if (token === 'EOF') return;
    if (token === 'OPEN_SEXPR') depth += 1;
    if (token === 'CLOSE_SEXPR') depth -= 1;
    if (depth > 1) throw new TemplateError('has nested parentheses');
    if (count > MAX_TOKENS) throw new TemplateError(`has more than ${MAX_TOKENS} Handlebars tokens`);
  }
}

/**
 * Parses a template with Handlebars. The template is rendered from its syntax tree: compiling a long template to
 * JavaScript would block the event loop. Throws TemplateError.
 */
export async function parseTemplate(template: string): Promise<Template> {
  // A dynamic import, because few webhooks have a template.
  const { default: Handlebars } = await import('handlebars');
  let program: hbs.AST.Program;
  try {
    checkTokens(template, (Handlebars as unknown as { Parser: HandlebarsParser }).Parser);
    program = Handlebars.parse(template);
  } catch (error) {
    if (error instanceof TemplateError) throw error;
    const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
    const hint = /\}{3}/.test(template) ? '. Put a space between the braces of a variable and a brace of JSON' : '';
    throw new TemplateError(`is not valid Handlebars${line ? `: see line ${line}${hint}` : ''}`);
  }
  const variables = new Set<string>();
  const parts = toParts(program, variables);
  return { variables, render: (values) => renderParts(parts, toValues(values)) };
}
