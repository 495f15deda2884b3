import type { ConnectionInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { describeDependents } from '../../domain/describe-dependents.ts';
import { ConflictError, type InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { Target } from '../../outgoing/check-target.ts';
import type { ConnectionsTable } from '../../store/tables.ts';

/** The maximum number of connections of a tenant. */
export const MAX_CONNECTIONS = 100;

/** Returns the server of a connection as a target to check. */
export function connectionTarget({ host }: ConnectionInput): Target {
  return {
    url: host,
    property: 'host',
    credentialsHint: 'send them as `username` and `password`',
    consequence: 'Queries on this connection fail until the host name resolves.',
  };
}

/** Returns an issue if the URL has a query string or a fragment. The service sets the query string of each request. */
export function hostIssues({ host }: ConnectionInput): InputIssue[] {
  const { search = '', hash = '' } = URL.parse(host) ?? {};
  return search === '' && hash === ''
    ? []
    : [issue(['host'], 'format', 'expected a URL without a query string and without a fragment')];
}

/** Returns an issue if `settingPrefix` is empty. Only an update may send an empty one, to remove the prefix. */
export function prefixIssues({ settingPrefix }: ConnectionInput): InputIssue[] {
  return settingPrefix === ''
    ? [issue(['settingPrefix'], 'condition', 'expected at least 1 character: omit the prefix, or send null')]
    : [];
}

/**
 * Returns an issue if an update changes the scheme, host or port, and omits the password although one is stored. An empty password counts
 * as omitted. The stored password must not be sent to another server.
 */
export function passwordIssues(
  { host, password = '' }: ConnectionInput,
  previous: Selectable<ConnectionsTable>,
): InputIssue[] {
  if (password !== '' || previous.password === null) return [];
  return URL.parse(host)?.origin === URL.parse(previous.host)?.origin
    ? []
    : [issue(['password'], 'required', 'expected the password, because the scheme, host or port of `host` changes')];
}

/** Returns the issue of a password that the service cannot store. */
export function missingKeyIssue(): InputIssue {
  return issue(
    ['password'],
    'condition',
    'the service cannot store passwords: ask its operator to set --secrets-key-file, or omit the password',
  );
}

/** Throws ConflictError for the built-in connection. */
export function rejectBuiltIn({ is_built_in }: Selectable<ConnectionsTable>, change: 'changed' | 'deleted'): void {
  if (is_built_in === 1) {
    throw new ConflictError(
      `The built-in connection cannot be ${change}. It is the connection to the team's own database.`,
    );
  }
}

/** Throws ConflictError if there are sources on a connection. */
export function rejectUsed(sources: readonly { readonly id: string }[]): void {
  if (sources.length > 0) throw new ConflictError(describeDependents(sources, ['source', 'sources'], 'connection'));
}
