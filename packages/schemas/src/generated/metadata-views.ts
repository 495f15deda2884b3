// Generated from specs/shared/schemas/MetadataViews.yaml by `npm run generate`. Do not edit.

import { isMetadataViews as guard, type MetadataViews } from './bidirectional/metadata-views.ts';

export { MetadataViews } from './bidirectional/metadata-views.ts';

/** Returns true if the value is a valid {@link MetadataViews}. */
export function isMetadataViews(value: unknown): value is MetadataViews {
  return guard(value);
}
