import { parse as parseText, SyntaxError as Unparsable } from '../../generated/filter-parser.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import type { Filter } from './tree.ts';

/** What the generated parser throws; without expectations when the grammar itself refuses. */
interface ParserError extends Error {
  readonly expected: readonly { readonly type: string; readonly description?: string; readonly text?: string }[] | null;
  readonly location: { readonly start: { readonly offset: number } };
}

const parse = parseText as (text: string) => Filter | null;

/** Parentheses in parentheses: the parser goes as deep as they do. */
const MAX_DEPTH = 100;

function rejectDepth(text: string): void {
  let depth = 0;
  let isQuoted = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const sign = text[offset];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '(') depth += 1;
    else if (!isQuoted && sign === ')') depth -= 1;
    if (depth > MAX_DEPTH)
      throw new FilterSyntaxError(`more than ${MAX_DEPTH} parentheses in each other`, positionOf(text, offset));
  }
}

/** What a failed parse expected there, without white space, which may come anywhere. */
function expectations(error: ParserError): string {
  const names = (error.expected ?? []).flatMap((expected) => {
    if (expected.type === 'other') return [expected.description ?? ''];
    if (expected.type === 'literal') return [JSON.stringify(expected.text)];
    return expected.type === 'end' ? ['the end'] : [];
  });
  return [...new Set<string>(names)]
    .filter((name) => name !== 'a space' && name !== '')
    .sort()
    .join(', ');
}

/** Reads a filter; `undefined` for one that is blank and matches everything. Throws FilterError. */
export function parseFilter(text: string): Filter | undefined {
  rejectDepth(text);
  try {
    return parse(text) ?? undefined;
  } catch (thrown) {
    if (!(thrown instanceof Unparsable)) throw thrown;
    const error = thrown as unknown as ParserError;
    const { offset } = error.location.start;
    const position = positionOf(text, offset);
    if (!error.expected) throw new FilterSyntaxError(error.message, position);
    const found = offset >= text.length ? 'the end' : JSON.stringify([...text.slice(offset)][0]);
    throw new FilterSyntaxError(`expected ${expectations(error)} and found ${found}`, position);
  }
}
