import type { DashboardFilterInput } from './generated/dashboard-filter-input.ts';

/** Maximum length of a variable name, as in the schema of `variableName`. */
const MAX_LENGTH = 64;

/**
 * Returns the variable name of a dashboard filter: its `variableName`, or a name that is derived from `name` in these steps:
 *
 * 1. Trim it and replace white space with underscores.
 * 2. Remove characters other than ASCII letters, digits and underscores.
 * 3. Put `v` before a leading digit or underscore.
 * 4. Truncate the result to 64 characters.
 *
 * Returns an empty string if no character is left.
 */
export function variableNameOf({ name, variableName }: Pick<DashboardFilterInput, 'name' | 'variableName'>): string {
  if (variableName !== undefined) return variableName;
  const identifier = name.trim().replaceAll(/\s/g, '_').replaceAll(/\W/g, '');
  return (/^[\d_]/.test(identifier) ? `v${identifier}` : identifier).slice(0, MAX_LENGTH);
}
