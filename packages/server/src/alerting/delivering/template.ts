import type { AlertNotification } from '@observability-api/schemas';
import { BodyFault } from './body-fault.ts';

/** What a template makes is no longer than this. */
const MOST_CHARACTERS = 1_048_576;

/** Templates that are kept compiled. */
const MOST_TEMPLATES = 200;

type Render = (values: Readonly<Record<string, unknown>>) => string;

const BLOCKS: readonly string[] = ['if', 'unless'];

/** What Handlebars takes for a helper of its own wherever it stands, and fails at when it is written as a variable. */
const HELPERS: ReadonlySet<string> = new Set([
  ...BLOCKS,
  ...['each', 'with', 'log', 'lookup', 'helperMissing', 'blockHelperMissing'],
]);

const nameOf = (node: hbs.AST.Node): string | undefined =>
  node.type === 'PathExpression' ? (node as hbs.AST.PathExpression).original : undefined;

const refused = (what: string, { loc }: hbs.AST.Node): BodyFault =>
  new BodyFault(
    `The template of the webhook has ${what} in line ${loc.start.line}: only variables, if and unless are known`,
  );

/** That a node is a variable: one name, which is not looked up in anything. */
const requireVariable = (node: hbs.AST.Node | undefined, at: hbs.AST.Node): void => {
  const path = node as hbs.AST.PathExpression | undefined;
  const isName = path?.type === 'PathExpression' && path.parts.length === 1 && path.depth === 0 && !path.data;
  if (!isName) throw refused('something that is no variable', at);
  if (path.parts.some((part) => HELPERS.has(part))) throw refused('a helper', at);
};

/**
 * Refuses everything of the language that a text of values does not need. Partials, loops, decorators and helpers can
 * run without end or reach what they should not; a template of variables and conditions cannot.
 */
const requirePlain = (program: hbs.AST.Program | undefined): void => {
  for (const node of program?.body ?? []) {
    switch (node.type) {
      case 'ContentStatement':
      case 'CommentStatement':
        break;
      case 'MustacheStatement': {
        const { path, params, hash } = node as hbs.AST.MustacheStatement;
        if (params.length > 0 || hash) throw refused('a helper', node);
        requireVariable(path, node);
        break;
      }
      case 'BlockStatement': {
        const { path, params, hash, program: inner, inverse } = node as hbs.AST.BlockStatement;
        if (!BLOCKS.includes(nameOf(path) ?? '') || params.length !== 1 || hash) throw refused('a block', node);
        requireVariable(params[0], node);
        requirePlain(inner);
        requirePlain(inverse);
        break;
      }
      default:
        throw refused('a part', node);
    }
  }
};

/** The known helpers are switched off by name: what is not in the list is then an error of the template. */
const OPTIONS = {
  noEscape: true,
  knownHelpersOnly: true,
  knownHelpers: { each: false, with: false, log: false, lookup: false } as unknown as Record<string, boolean>,
};

const RUNTIME = { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false };

const compile = async (template: string): Promise<Render> => {
  // Loaded for the first webhook that has a template: most have none.
  const { default: Handlebars } = await import('handlebars');
  const language = Handlebars.create();
  let program: hbs.AST.Program;
  try {
    program = language.parse(template);
  } catch (error) {
    const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
    throw new BodyFault(`The template of the webhook is not Handlebars${line ? `: see line ${line}` : ''}`);
  }
  requirePlain(program);
  const render = language.compile(template, OPTIONS);
  return (values) => render(values, RUNTIME);
};

/** A value as it is written inside of a JSON text. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The variables of a template. All are own properties of an object without a prototype. */
const variables = (content: AlertNotification): Readonly<Record<string, unknown>> => {
  const { title, body, link, state, startTime, endTime, value, threshold, group, eventId } = content;
  const texts = { title, body, link, state, group: group.join(', '), eventId };
  const written = Object.entries(texts).map(([name, text]) => [name, escaped(text)] as const);
  const numbers = { startTime, endTime, value, threshold };
  return Object.assign(Object.create(null), Object.fromEntries(written), numbers) as Record<string, unknown>;
};

/** Writes bodies by the templates of webhooks; a template is compiled once. Throws BodyFault. */
export const createTemplates = (): ((template: string, content: AlertNotification) => Promise<string>) => {
  const compiled = new Map<string, Render>();
  return async (template, content) => {
    const known = compiled.get(template);
    const render = known ?? (await compile(template));
    if (!known) {
      if (compiled.size >= MOST_TEMPLATES) compiled.clear();
      compiled.set(template, render);
    }
    const text = render(variables(content));
    if (text.length > MOST_CHARACTERS) throw new BodyFault('The template of the webhook makes more than 1 MiB');
    try {
      JSON.parse(text);
    } catch {
      throw new BodyFault('The template of the webhook does not make JSON');
    }
    return text;
  };
};
