// Generated from specs/shared/schemas/SourceFilterSettings.yaml by `npm run generate`. Do not edit.

import { isSourceFilterSettings as guard, type SourceFilterSettings } from './bidirectional/source-filter-settings.ts';

export { SourceFilterSettings, type SourceFilterSettingsInput } from './bidirectional/source-filter-settings.ts';

/** Returns true if the value is a valid {@link SourceFilterSettings}. */
export function isSourceFilterSettings(value: unknown): value is SourceFilterSettings {
  return guard(value);
}
