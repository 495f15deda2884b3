// Generated from specs/managed/schemas/IpAccessListEntry.yaml by `npm run generate`. Do not edit.

import { isIpAccessListEntry as holds, type IpAccessListEntry } from './both-ways/ip-access-list-entry.ts';

export { IpAccessListEntry } from './both-ways/ip-access-list-entry.ts';

/** Whether a value is {@link IpAccessListEntry}. */
export function isIpAccessListEntry(value: unknown): value is IpAccessListEntry {
  return holds(value);
}
