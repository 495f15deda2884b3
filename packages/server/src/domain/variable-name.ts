import type { DashboardFilterInput } from '@observability-api/schemas';

/** Maximum length of the name of a variable, as in the schema of `variableName`. */
const MAX_LENGTH = 64;

/**
 * Returns the name of the variable of a filter. Without a `variableName`, it is derived from the name of the filter: spaces
 * become underscores, other characters are removed, and `v` comes before a leading digit or underscore. Returns an empty string if
 * no character is left.
 */
export function variableNameOf({ name, variableName }: Pick<DashboardFilterInput, 'name' | 'variableName'>): string {
  if (variableName !== undefined) return variableName;
  const identifier = name.trim().replaceAll(/\s/g, '_').replaceAll(/\W/g, '');
  return (/^[\d_]/.test(identifier) ? `v${identifier}` : identifier).slice(0, MAX_LENGTH);
}
