import { parse } from '@observability-api/schemas/filter-parser';
import { isJsonObject } from './kinds.ts';
import type { DocumentIssue } from './references.ts';

/** Returns the syntax errors of the Lucene filters of a document. Only the service can check filters in SQL. */
export function filterIssues(value: unknown, path: DocumentIssue['path'] = []): DocumentIssue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => filterIssues(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  // In the filters of a dashboard, the default language of `where` is SQL.
  const language = value['whereLanguage'] ?? (path[0] === 'filters' ? 'sql' : 'lucene');
  const queryLanguage = path.length === 0 ? (value['savedQueryLanguage'] ?? 'lucene') : undefined;
  return [
    ...(language === 'lucene' ? syntaxIssues(value['where'], [...path, 'where']) : []),
    ...(queryLanguage === 'lucene' ? syntaxIssues(value['savedQuery'], ['savedQuery']) : []),
    ...Object.entries(value).flatMap(([name, item]) => filterIssues(item, [...path, name])),
  ];
}

const parseFilter = parse as (text: string) => unknown;

/** The error of the generated parser. `expected` is null for errors that the grammar throws with `error()`. */
interface ParserError extends Error {
  readonly expected?: readonly unknown[] | null;
  readonly location?: { readonly start: { readonly offset: number } };
}

function syntaxIssues(filter: unknown, path: DocumentIssue['path']): DocumentIssue[] {
  if (typeof filter !== 'string') return [];
  try {
    parseFilter(filter);
    return [];
  } catch (error) {
    const { message, location, expected } = error as ParserError;
    const offset = location?.start.offset ?? 0;
    const received = offset >= filter.length ? 'end' : JSON.stringify([...filter.slice(offset)][0]);
    const reason = expected ? `unexpected ${received}` : message;
    const position = [...filter.slice(0, offset)].length + 1;
    return [{ path, message: `not a valid filter: ${reason} at position ${position} of ${JSON.stringify(filter)}` }];
  }
}
