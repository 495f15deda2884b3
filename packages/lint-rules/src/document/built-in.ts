import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

/** A rule that Redocly brings itself; undefined where a configuration leaves Redocly's rules out. */
export function builtInRule(config: UserContext['config'], name: string): Oas3Rule | undefined {
  const sets = config?.getRulesForSpecVersion('oas3') ?? [];
  return sets.map((set) => (set as Readonly<Record<string, Oas3Rule>>)[name]).find(Boolean);
}
