import { type AliasTable, toPointer } from '@observability-api/schemas';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../domain/errors.ts';
import { RequestError, type RequestIssue, toInvalidRequestError } from './errors/request-error.ts';

/** The aliases that a route accepts for path segments, properties and headers of the spec. See {@link AliasTable}. */
export interface RouteAliases {
  readonly table: AliasTable;
  /** True if the path has no alias. Requests may then use names of the spec and aliases, and an object in a response contains both. */
  readonly isShared: boolean;
}

/** One path of an operation. `aliases` is undefined if the path accepts only the names of the spec. */
export interface RoutePath {
  readonly path: string;
  readonly aliases: RouteAliases | undefined;
}

/** Returns the paths of an operation: the path of the spec, and its alias if it has one. */
export function routePaths(path: string, table: AliasTable | undefined): readonly RoutePath[] {
  if (!table) return [{ path, aliases: undefined }];
  const alias = table.pathToAlias(path);
  if (alias === path) return [{ path, aliases: { table, isShared: true } }];
  return [
    { path, aliases: undefined },
    { path: alias, aliases: { table, isShared: false } },
  ];
}

/**
 * Returns the content of a response with aliases as property names. If the path has no alias ({@link RouteAliases.isShared}), adds the
 * aliases to the names of the spec in an object, and returns an array unchanged.
 */
export function toAliasContent<Content>(content: Content, aliases: RouteAliases | undefined): Content {
  if (!aliases || typeof content !== 'object' || content === null) return content;
  const { table, isShared } = aliases;
  if (!isShared) return table.toAlias(content) as Content;
  const withBoth = (item: unknown): unknown => ({ ...(item as object), ...(table.toAlias(item) as object) });
  return (Array.isArray(content) ? content : withBoth(content)) as Content;
}

/** Adds the header of the spec for each alias in the headers of a request. Replaces the aliases in the body with the names of the spec. */
export function replaceAliases(request: FastifyRequest, { table }: RouteAliases): void {
  Object.assign(request.headers, table.headersFromAlias(request.headers));
  request.body = table.fromAlias(request.body);
}

/**
 * Replaces the names of body properties in the issues of an error with their aliases. Returns the error unchanged if it has no issues, or
 * if the path has no alias ({@link RouteAliases.isShared}).
 */
export function toAliasError(error: unknown, { table, isShared }: RouteAliases): unknown {
  if (isShared || !(error instanceof RequestError || error instanceof InvalidInputError)) return error;
  if (error.issues.length === 0) return error;
  const issues = error.issues.map((issue): RequestIssue => {
    const [name, ...rest] = issue.path;
    const part = 'in' in issue ? issue.in : 'body';
    if (part !== 'body' || typeof name !== 'string') return { ...issue, in: part };
    const path = [...Object.keys(table.toAlias({ [name]: null }) as object), ...rest];
    return { ...issue, in: part, path, pointer: toPointer(path) };
  });
  return toInvalidRequestError(issues, error instanceof RequestError ? error.unlistedIssues : 0);
}
