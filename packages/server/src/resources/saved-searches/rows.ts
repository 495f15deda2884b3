import type { SavedSearch, SavedSearchInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { Tenant } from '../../domain/tenant.ts';
import type { SavedSearchesTable } from '../../store/tables.ts';

type Definition = Omit<Required<SavedSearchInput>, 'name' | 'sourceId'>;

/** Returns the columns for a request. */
export function toColumns(input: SavedSearchInput) {
  const { select = '', where = '', whereLanguage = 'lucene', orderBy = '', tags = [], filters = [] } = input;
  const typed = filters.map(({ condition }) => ({ type: 'sql', condition }) as const);
  const definition: Definition = { select, where, whereLanguage, orderBy, tags, filters: typed };
  return { name: input.name.trim(), source_id: input.sourceId, definition: JSON.stringify(definition) };
}

/** Returns the saved search of a row. */
export function toSavedSearch(tenant: Pick<Tenant, 'teamId'>, row: Selectable<SavedSearchesTable>): SavedSearch {
  return {
    id: row.id,
    ...(tenant.teamId !== undefined && { teamId: tenant.teamId }),
    name: row.name,
    sourceId: row.source_id,
    ...(JSON.parse(row.definition) as Pick<SavedSearch, keyof Definition>),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
