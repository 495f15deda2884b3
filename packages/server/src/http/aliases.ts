import { type AliasTable, toPointer } from '@observability-api/schemas';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../domain/errors.ts';
import { RequestError, type RequestIssue, toInvalidRequestError } from './errors/request-error.ts';

/** The names of properties and parameters in the requests of one route. */
export interface Spelling {
  readonly table: AliasTable;
  /** True if the path is the same in both spellings. Requests may then use both, and responses contain both. */
  readonly isShared: boolean;
}

/** A path of an operation, and its spelling; undefined for the spelling of the spec. */
export interface SpelledPath {
  readonly path: string;
  readonly spelling: Spelling | undefined;
}

/** Returns the paths of an operation: one for each spelling, or one that is the same in both. */
export function spelledPaths(path: string, table: AliasTable | undefined): readonly SpelledPath[] {
  if (!table) return [{ path, spelling: undefined }];
  const alias = table.pathToAlias(path);
  if (alias === path) return [{ path, spelling: { table, isShared: true } }];
  return [
    { path, spelling: undefined },
    { path: alias, spelling: { table, isShared: false } },
  ];
}

/** Returns the content of a response in the spelling of its request. */
export function spellContent<Content>(content: Content, spelling: Spelling | undefined): Content {
  if (!spelling || typeof content !== 'object' || content === null) return content;
  const { table, isShared } = spelling;
  if (!isShared) return table.toAlias(content) as Content;
  const withBoth = (item: unknown): unknown => ({ ...(item as object), ...(table.toAlias(item) as object) });
  return (Array.isArray(content) ? content : withBoth(content)) as Content;
}

/** Changes the headers and the body of a request to the spelling of the spec, in place. */
export function toSpecSpelling(request: FastifyRequest, { table }: Spelling): void {
  Object.assign(request.headers, table.headersFromAlias(request.headers));
  request.body = table.fromAlias(request.body);
}

/** Returns an error whose issues use the spelling of the request. Returns any other error unchanged. */
export function spellError(error: unknown, { table, isShared }: Spelling): unknown {
  if (isShared || !(error instanceof RequestError || error instanceof InvalidInputError)) return error;
  if (error.issues.length === 0) return error;
  const issues = error.issues.map((issue): RequestIssue => {
    const [name, ...rest] = issue.path;
    const part = 'in' in issue ? issue.in : 'body';
    if (part !== 'body' || typeof name !== 'string') return { ...issue, in: part };
    const path = [...Object.keys(table.toAlias({ [name]: null }) as object), ...rest];
    return { ...issue, in: part, path, pointer: toPointer(path) };
  });
  return toInvalidRequestError(issues);
}
