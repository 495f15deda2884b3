import type { DashboardFilterInput } from './generated/dashboard-filter-input.ts';

/** Maximum length of a variable name, as in the schema of `variableName`. */
const MAX_LENGTH = 64;

/**
 * Returns the variable name of a dashboard filter. Without a `variableName`, derives it from the name of the filter: trims it, replaces
 * white space with underscores, removes characters other than ASCII letters, digits and underscores, puts `v` before a leading digit or
 * underscore, and truncates the result to 64 characters. Returns an empty string if no character is left.
 */
export function variableNameOf({ name, variableName }: Pick<DashboardFilterInput, 'name' | 'variableName'>): string {
  if (variableName !== undefined) return variableName;
  const identifier = name.trim().replaceAll(/\s/g, '_').replaceAll(/\W/g, '');
  return (/^[\d_]/.test(identifier) ? `v${identifier}` : identifier).slice(0, MAX_LENGTH);
}
