import type {
  Dashboard,
  DashboardContainer,
  DashboardFilter,
  DashboardInput,
  SavedFilterValue,
} from '@observability-api/schemas';

/** The parts of a dashboard in the column `details`. An update keeps the parts that it omits. */
export type DashboardDetails = Pick<
  Dashboard,
  'filters' | 'savedQuery' | 'savedQueryLanguage' | 'savedFilterValues' | 'containers'
>;

/** The details of a new dashboard. */
const EMPTY_DETAILS: DashboardDetails = {
  filters: [],
  savedQuery: null,
  savedQueryLanguage: null,
  savedFilterValues: [],
};

const EMPTY_JSON = JSON.stringify(EMPTY_DETAILS);

/** Parses the column `details`. It is null if a dashboard has none. */
export function parseDetails(column: string | null): DashboardDetails {
  return column === null ? EMPTY_DETAILS : (JSON.parse(column) as DashboardDetails);
}

/** Returns the details in a column as JSON, and empty details if it is null. */
export function detailsJson(column: string | null): string {
  return column ?? EMPTY_JSON;
}

/** Returns the column for details: null if they are empty, and JSON otherwise. */
export function toDetailsColumn(details: DashboardDetails): string | null {
  const json = JSON.stringify(details);
  return json === EMPTY_JSON ? null : json;
}

/**
 * Returns the details after a write. Omitted parts keep their previous value. If there is a saved query, and the request omits its
 * language, a previous language of null becomes `lucene`. A filter without an id gets one.
 */
export function toDetails(
  input: Omit<DashboardInput, 'tiles' | 'name'>,
  newId: () => string,
  previous: DashboardDetails = EMPTY_DETAILS,
): DashboardDetails {
  const { savedQuery = previous.savedQuery, savedQueryLanguage } = input;
  const language = savedQueryLanguage === undefined ? previous.savedQueryLanguage : savedQueryLanguage;
  // The casts remove `readonly`, which is safe because no code changes the lists.
  const filters = input.filters?.map(({ id = newId(), ...filter }) => ({ id, ...filter })) as
    | DashboardFilter[]
    | undefined;
  const savedFilterValues = input.savedFilterValues as SavedFilterValue[] | undefined;
  const containers = (input.containers ?? previous.containers ?? []) as DashboardContainer[];
  return {
    filters: filters ?? previous.filters,
    savedQuery,
    savedQueryLanguage: savedQuery !== null && savedQueryLanguage === undefined ? (language ?? 'lucene') : language,
    savedFilterValues: savedFilterValues ?? previous.savedFilterValues,
    ...(containers.length > 0 && { containers }),
  };
}
