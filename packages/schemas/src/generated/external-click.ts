// Generated from specs/shared/schemas/ExternalClick.yaml by `npm run generate`. Do not edit.

import { isExternalClick as guard, type ExternalClick } from './bidirectional/external-click.ts';

export { ExternalClick } from './bidirectional/external-click.ts';

/** Returns true if the value is a valid {@link ExternalClick}. */
export function isExternalClick(value: unknown): value is ExternalClick {
  return guard(value);
}
