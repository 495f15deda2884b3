/** A template cannot be used; the message goes on from `the template`. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** The variables that a template may have. */
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
] as const;

type Numbers = 'startTime' | 'endTime' | 'value' | 'threshold';

/** What a template is filled with. */
export type TemplateValues = {
  readonly [Name in (typeof TEMPLATE_VARIABLES)[number]]: Name extends Numbers ? number : string;
};

/** A template of a webhook's body. */
export interface Template {
  /** The names of its variables, known or not. */
  readonly variables: ReadonlySet<string>;
  /** Texts are escaped for JSON; a variable that is not known is an empty text. Whether it is JSON, {@link isJson} says. */
  render(values: TemplateValues): string;
}

const BLOCKS: readonly string[] = ['if', 'unless'];

/** What Handlebars takes for a helper of its own wherever it stands, and fails at when it is written as a variable. */
const HELPERS: ReadonlySet<string> = new Set([
  ...BLOCKS,
  ...['each', 'with', 'log', 'lookup', 'helperMissing', 'blockHelperMissing'],
]);

function nameOf(node: hbs.AST.Node): string | undefined {
  return node.type === 'PathExpression' ? (node as hbs.AST.PathExpression).original : undefined;
}

function refused(what: string, { loc }: hbs.AST.Node): TemplateError {
  return new TemplateError(`has ${what} in line ${loc.start.line}: only variables, if and unless are known`);
}

/** The name of a node that is a variable: one name, which is not looked up in anything. */
function variableOf(node: hbs.AST.Node | undefined, at: hbs.AST.Node): string {
  const path = node as hbs.AST.PathExpression | undefined;
  const isName = path?.type === 'PathExpression' && path.parts.length === 1 && path.depth === 0 && !path.data;
  if (!isName) throw refused('something that is no variable', at);
  const name = String(path.parts[0]);
  if (HELPERS.has(name)) throw refused('a helper', at);
  return name;
}

/** A part of a template that is not text: a variable, or a condition on one with what it renders. */
type Part = string | Variable | Condition;

interface Variable {
  readonly variable: string;
}

interface Condition extends Variable {
  /** What is rendered if the variable has a value, and if it is empty or 0. */
  readonly present: readonly Part[];
  readonly absent: readonly Part[];
}

/**
 * Returns the parts of a program and adds the names of its variables to `names`. Rejects everything else that Handlebars
 * can do: partials, loops, decorators and helpers can run without end or reach what they should not.
 */
function partsOf(program: hbs.AST.Program | undefined, names: Set<string>): Part[] {
  return (program?.body ?? []).flatMap((node): Part[] => {
    switch (node.type) {
      case 'CommentStatement':
        return [];
      case 'ContentStatement':
        return [(node as hbs.AST.ContentStatement).value];
      case 'MustacheStatement': {
        const { path, params, hash } = node as hbs.AST.MustacheStatement;
        if (params.length > 0 || hash) throw refused('a helper', node);
        return [{ variable: named(variableOf(path, node), names) }];
      }
      case 'BlockStatement':
        return [conditionOf(node as hbs.AST.BlockStatement, names)];
      default:
        throw refused('a part', node);
    }
  });
}

function conditionOf(node: hbs.AST.BlockStatement, names: Set<string>): Condition {
  const { path, params, hash, program, inverse } = node;
  const block = nameOf(path) ?? '';
  const parameters = [...(program?.blockParams ?? []), ...(inverse?.blockParams ?? [])];
  if (!BLOCKS.includes(block) || params.length !== 1 || hash || parameters.length > 0) throw refused('a block', node);
  const variable = named(variableOf(params[0], node), names);
  const [main, otherwise] = [partsOf(program, names), partsOf(inverse, names)];
  return block === 'if'
    ? { variable, present: main, absent: otherwise }
    : { variable, present: otherwise, absent: main };
}

function named(name: string, names: Set<string>): string {
  names.add(name);
  return name;
}

/** Renders the parts. The values are those of {@link escaped}. */
function render(parts: readonly Part[], values: Readonly<Record<string, string | number>>): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('present' in part) text += render(values[part.variable] ? part.present : part.absent, values);
    else text += values[part.variable] ?? '';
  }
  return text;
}

/** As values are written inside of a JSON text: own properties of an object without a prototype. */
function escaped(values: TemplateValues): Record<string, string | number> {
  const written: Record<string, string | number> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    written[name] = typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : value;
  }
  return written;
}

/** Whether what a template makes can be posted. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses a template with Handlebars. The template is rendered from its syntax tree: compiling it to JavaScript takes
 * hundreds of milliseconds for a template of 16 KiB. Throws TemplateFault.
 */
export async function parseTemplate(template: string): Promise<Template> {
  // Loaded for the first webhook that has a template: most have none.
  const { default: Handlebars } = await import('handlebars');
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parse(template);
  } catch (error) {
    const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
    const braces = /\}{3}/.test(template) ? ', and put a space between the braces of a variable and one of JSON' : '';
    throw new TemplateError(`is not Handlebars${line ? `: see line ${line}${braces}` : ''}`);
  }
  const variables = new Set<string>();
  const parts = partsOf(program, variables);
  return { variables, render: (values) => render(parts, escaped(values)) };
}
