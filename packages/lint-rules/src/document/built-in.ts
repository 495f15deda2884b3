import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

/** Returns a rule of Redocly; undefined if the configuration excludes the rules of Redocly. */
export function builtInRule(config: UserContext['config'], name: string): Oas3Rule | undefined {
  const sets = config?.getRulesForSpecVersion('oas3') ?? [];
  return sets.map((set) => (set as Readonly<Record<string, Oas3Rule>>)[name]).find(Boolean);
}
