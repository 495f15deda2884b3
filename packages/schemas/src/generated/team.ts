// Generated from specs/open-source/schemas/Team.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A team. It owns API keys, dashboards, alerts, sources and all other resources. */
export interface Team {
  /**
   * Id of the team. Alerts and saved searches contain it as `teamId`.
   * @example '6740a3f2c51e9b0012d4e801'
   */
  id: string;
  /**
   * Name of the team. Names need not be unique.
   * @example 'Acme Shop'
   */
  name: string;
}

/** Validates {@link Team}. */
export const Team: Schema<Team> = /* @__PURE__ */ schema<Team>(
  () => ({
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'string' }, name: { type: 'string' } },
  }),
  'response',
  isTeam,
);

/** Returns true if the value is a valid {@link Team}. */
export function isTeam(value: unknown): value is Team {
  if (!isObject(value)) return false;
  const { id, name } = value;
  return typeof id === 'string' && typeof name === 'string';
}
