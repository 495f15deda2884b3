// Generated from specs/shared/schemas/BuilderConfig.yaml by `npm run generate`. Do not edit.

import { isBuilderConfig as guard, type BuilderConfig } from './bidirectional/builder-config.ts';

export { BuilderConfig, type BuilderConfigInput } from './bidirectional/builder-config.ts';

/** Returns true if the value is a valid {@link BuilderConfig}. */
export function isBuilderConfig(value: unknown): value is BuilderConfig {
  return guard(value);
}
