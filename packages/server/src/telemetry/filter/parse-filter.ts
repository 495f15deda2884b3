import { SyntaxError as ParserSyntaxError, parse as parseText } from '@observability-api/schemas/filter-parser';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import type { Filter } from './tree.ts';

/** The error of the generated parser. `expected` is null for errors that the grammar throws with `error()`. */
interface ParserError extends Error {
  readonly expected: readonly { readonly type: string; readonly description?: string; readonly text?: string }[] | null;
  readonly location: { readonly start: { readonly offset: number } };
}

const parse = parseText as (text: string) => Filter | null;

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** Lists the tokens that the parser expected. Leaves out classes of characters, such as white space. */
function expectedTokens(error: ParserError): string {
  const names = (error.expected ?? []).flatMap((expected) => {
    if (expected.type === 'other') return [expected.description ?? ''];
    if (expected.type === 'literal') return [JSON.stringify(expected.text)];
    return expected.type === 'end' ? ['the end'] : [];
  });
  return alternatives.format([...new Set<string>(names)].sort());
}

/** Parses a filter. Returns undefined for a blank filter, which matches everything. Throws FilterSyntaxError. */
export function parseFilter(text: string): Filter | undefined {
  try {
    return parse(text) ?? undefined;
  } catch (thrown) {
    if (!(thrown instanceof ParserSyntaxError)) throw thrown;
    const error = thrown as unknown as ParserError;
    const { offset } = error.location.start;
    const position = positionOf(text, offset);
    if (!error.expected) throw new FilterSyntaxError(error.message, position);
    const received = offset >= text.length ? 'the end' : JSON.stringify([...text.slice(offset)][0]);
    throw new FilterSyntaxError(`expected ${expectedTokens(error)}, received ${received}`, position);
  }
}
