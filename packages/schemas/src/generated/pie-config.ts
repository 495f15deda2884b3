// Generated from specs/shared/schemas/PieConfig.yaml by `npm run generate`. Do not edit.

import { isPieConfig as guard, type PieConfig } from './bidirectional/pie-config.ts';

export { PieConfig, type PieConfigInput } from './bidirectional/pie-config.ts';

/** Returns true if the value is a valid {@link PieConfig}. */
export function isPieConfig(value: unknown): value is PieConfig {
  return guard(value);
}
