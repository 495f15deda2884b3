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

/**
 * The variables of a program. Refuses everything of the language that a text of values does not need. Partials, loops,
 * decorators and helpers can run without end or reach what they should not; a template of variables and conditions cannot.
 */
function variablesOf(program: hbs.AST.Program | undefined): string[] {
  return (program?.body ?? []).flatMap((node) => {
    switch (node.type) {
      case 'ContentStatement':
      case 'CommentStatement':
        return [];
      case 'MustacheStatement': {
        const { path, params, hash } = node as hbs.AST.MustacheStatement;
        if (params.length > 0 || hash) throw refused('a helper', node);
        return [variableOf(path, node)];
      }
      case 'BlockStatement': {
        const { path, params, hash, program: inner, inverse } = node as hbs.AST.BlockStatement;
        const names = [...(inner?.blockParams ?? []), ...(inverse?.blockParams ?? [])];
        const isKnown = BLOCKS.includes(nameOf(path) ?? '') && params.length === 1 && !hash && names.length === 0;
        if (!isKnown) throw refused('a block', node);
        return [variableOf(params[0], node), ...variablesOf(inner), ...variablesOf(inverse)];
      }
      default:
        throw refused('a part', node);
    }
  });
}

/** The known helpers are switched off by name: what is not in the list is then an error of the template. */
const OPTIONS = {
  noEscape: true,
  knownHelpersOnly: true,
  knownHelpers: { each: false, with: false, log: false, lookup: false } as unknown as Record<string, boolean>,
};

/** As values are written inside of a JSON text: own properties of an object without a prototype. */
function escaped(values: TemplateValues): object {
  const written = Object.create(null);
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

const RUNTIME = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false };

/** Reads a template. Throws TemplateFault. */
export async function parseTemplate(template: string): Promise<Template> {
  // Loaded for the first webhook that has a template: most have none.
  const { default: Handlebars } = await import('handlebars');
  const language = Handlebars.create();
  let program: hbs.AST.Program;
  try {
    program = language.parse(template);
  } catch (error) {
    const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
    const braces = /\}{3}/.test(template) ? ', and put a space between the braces of a variable and one of JSON' : '';
    throw new TemplateError(`is not Handlebars${line ? `: see line ${line}${braces}` : ''}`);
  }
  const variables = new Set(variablesOf(program));
  const render = language.compile(template, OPTIONS);
  return { variables, render: (values) => render(escaped(values), RUNTIME) };
}
