import { ApiKeyPatch, nearest } from '@observability-api/schemas';
import type { ContentCounts } from './tenant-content.ts';

/** Thrown when an admin command cannot be executed. The message states the reason. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/** Returns `name`. Throws AccountError if the API would reject it as the name of a key. */
export function requireName(name: string): string {
  const [issue] = ApiKeyPatch.check({ name });
  if (issue) throw new AccountError(`The name is not valid: ${issue.message}.`);
  return name;
}

/** A kind of record that admin commands identify by id. */
export type AccountNoun = 'team' | 'organization' | 'service' | 'pipe' | 'tenant' | 'key' | 'ingestion key' | 'source';

/** The commands that list the ids of each kind. */
const LIST_COMMANDS: Readonly<Record<AccountNoun, string>> = {
  team: '`admin team list`',
  organization: '`admin organization list`',
  service: '`admin service list`',
  pipe: '`admin pipe list`',
  tenant: '`admin team list` and `admin service list`',
  key: '`admin key list`',
  'ingestion key': '`admin ingestion-key list`',
  source: '`admin source list`',
};

function listHint(noun: AccountNoun): string {
  return `Run ${LIST_COMMANDS[noun]} to see the ids.`;
}

/** Returns the error for an unknown id. The message suggests the most similar id, or the command that lists the ids. */
function unknownIdError(noun: AccountNoun, id: string, ids: readonly string[]): AccountError {
  const suggestion = nearest(id, ids);
  return new AccountError(
    `No ${noun} has the id ${id}. ${suggestion ? `Did you mean ${suggestion}?` : listHint(noun)}`,
  );
}

/** Returns `id` if it is one of `ids`. Throws AccountError otherwise, with the most similar id if there is one. */
export function requireId(noun: AccountNoun, id: string, ids: readonly string[]): string {
  if (ids.includes(id)) return id;
  throw unknownIdError(noun, id, ids);
}

/**
 * Returns the row with the id. Throws AccountError if there is none. If `id` is the name of exactly one row, the message
 * contains the id of that row.
 */
export function requireRow<Row extends { readonly id: string; readonly name: string }>(
  noun: AccountNoun,
  id: string,
  rows: readonly Row[],
): Row {
  const rowWithId = rows.find((row) => row.id === id);
  if (rowWithId) return rowWithId;
  const [named, ...others] = rows.filter(({ name }) => name === id);
  if (named && others.length === 0) {
    throw new AccountError(
      `Expected an id, received a name. The ${noun} ${JSON.stringify(id)} has the id ${named.id}.`,
    );
  }
  throw unknownIdError(
    noun,
    id,
    rows.map((row) => row.id),
  );
}

/** Throws AccountError unless the deletion is confirmed. The message lists what would be deleted. */
export function requireConfirmation(
  isConfirmed: boolean,
  noun: AccountNoun,
  { name }: { readonly name: string },
  content: ContentCounts = {},
): void {
  if (isConfirmed) return;
  const parts = Object.entries(content)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${count === 1 ? singular(kind) : kind}`);
  const list =
    parts.length === 0 ? '' : ` with ${[parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')}`;
  throw new AccountError(
    `This deletes the ${noun} ${JSON.stringify(name)}${list}. Nothing was deleted. Pass --yes to confirm.`,
  );
}

function singular(plural: string): string {
  return plural.replace(/(?<=ch)es$|s$/, '');
}

/**
 * Returns `id`, or the only one of `ids` if `id` is undefined. Throws AccountError if `id` is unknown, or if it is undefined and `ids` does
 * not have exactly one id.
 */
export function chooseId(noun: AccountNoun, id: string | undefined, ids: readonly string[]): string {
  if (id !== undefined) return requireId(noun, id, ids);
  const [first, ...others] = ids;
  if (first === undefined) throw new AccountError(`There is no ${noun}. Create one first.`);
  if (others.length === 0) return first;
  throw new AccountError(`--${noun} <id> is required, because there are ${ids.length} ${noun}s. ${listHint(noun)}`);
}
