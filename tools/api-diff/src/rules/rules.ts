import { discriminatorChanged } from './discriminator-changed.ts';
import {
  defaultChanged,
  readOnlyAdded,
  requiredBodyAdded,
  responseHeaderOptional,
  uniqueItemsAdded,
  writeOnlyAdded,
} from './keyword-rules.ts';
import { mediaTypeSchema } from './media-type-schema.ts';
import { requestPropertyRemoved } from './request-property-removed.ts';
import type { DiffRule } from './rule.ts';
import { stabilityLowered } from './stability-lowered.ts';
import { sunsetEarlier } from './sunset-earlier.ts';

/** The rules that complement `redocly diff`, by name. */
export const rules: Readonly<Record<string, DiffRule>> = {
  'default-changed': defaultChanged,
  'discriminator-changed': discriminatorChanged,
  'media-type-schema': mediaTypeSchema,
  'read-only-added': readOnlyAdded,
  'request-property-removed': requestPropertyRemoved,
  'required-body-added': requiredBodyAdded,
  'response-header-optional': responseHeaderOptional,
  'stability-lowered': stabilityLowered,
  'sunset-earlier': sunsetEarlier,
  'unique-items-added': uniqueItemsAdded,
  'write-only-added': writeOnlyAdded,
};
