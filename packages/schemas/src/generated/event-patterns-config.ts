// Generated from specs/shared/schemas/EventPatternsConfig.yaml by `npm run generate`. Do not edit.

import { isEventPatternsConfig as guard, type EventPatternsConfig } from './bidirectional/event-patterns-config.ts';

export { EventPatternsConfig } from './bidirectional/event-patterns-config.ts';

/** Returns true if the value is a valid {@link EventPatternsConfig}. */
export function isEventPatternsConfig(value: unknown): value is EventPatternsConfig {
  return guard(value);
}
