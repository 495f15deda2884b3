// Generated from specs/managed/schemas/IpAccessListEntry.yaml by `npm run generate`. Do not edit.

import { isIpAccessListEntry as guard, type IpAccessListEntry } from './bidirectional/ip-access-list-entry.ts';

export { IpAccessListEntry } from './bidirectional/ip-access-list-entry.ts';

/** Returns true if the value is a valid {@link IpAccessListEntry}. */
export function isIpAccessListEntry(value: unknown): value is IpAccessListEntry {
  return guard(value);
}
