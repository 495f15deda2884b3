import { nearest } from '@observability-api/schemas';
import { AccountError } from './account-error.ts';

/** What an operator names by its id. */
export type AccountNoun = 'team' | 'organization' | 'service' | 'pipe' | 'tenant' | 'key' | 'ingestion key';

/** Which command lists what has such ids. */
const LISTS: Readonly<Record<AccountNoun, string>> = {
  team: 'admin team list',
  organization: 'admin organization list',
  service: 'admin service list',
  pipe: 'admin pipe list',
  tenant: 'admin team list and admin service list',
  key: 'admin key list',
  'ingestion key': 'admin ingestion-key list',
};

function lists(noun: AccountNoun): string {
  return `${LISTS[noun]} ${noun === 'tenant' ? 'show' : 'shows'} those that there are`;
}

/** Throws Refusal, with the nearest id where one is near, unless `id` is one of `ids`. */
export function requireId(noun: AccountNoun, id: string, ids: readonly string[]): string {
  if (ids.includes(id)) return id;
  const near = nearest(id, ids);
  throw new AccountError(`No ${noun} has the id ${id}${near ? `; did you mean ${near}?` : `: ${lists(noun)}.`}`);
}

/** The id that is given, or the only one that there is. Throws Refusal. */
export function chooseId(noun: AccountNoun, id: string | undefined, ids: readonly string[]): string {
  if (id !== undefined) return requireId(noun, id, ids);
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined) throw new AccountError(`There is no ${noun} yet: make one first.`);
  throw new AccountError(`There are ${ids.length} that could be meant: say which with --${noun} <id>; ${lists(noun)}.`);
}
