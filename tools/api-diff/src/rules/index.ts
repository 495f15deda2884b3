import { defaultChanged } from './default-changed.ts';
import { discriminatorChanged } from './discriminator-changed.ts';
import { readOnlyAdded } from './read-only-added.ts';
import { requestPropertyRemoved } from './request-property-removed.ts';
import { responseHeaderOptional } from './response-header-optional.ts';
import type { DiffRule } from './rule.ts';
import { stabilityLowered } from './stability-lowered.ts';
import { uniqueItemsAdded } from './unique-items-added.ts';
import { writeOnlyAdded } from './write-only-added.ts';

/** The rules that complement `redocly diff`, by name. */
export const rules: Readonly<Record<string, DiffRule>> = {
  'default-changed': defaultChanged,
  'discriminator-changed': discriminatorChanged,
  'read-only-added': readOnlyAdded,
  'request-property-removed': requestPropertyRemoved,
  'response-header-optional': responseHeaderOptional,
  'stability-lowered': stabilityLowered,
  'unique-items-added': uniqueItemsAdded,
  'write-only-added': writeOnlyAdded,
};
