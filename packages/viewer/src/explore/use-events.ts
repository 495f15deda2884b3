import { ConnectionError } from '@observability-api/open-source';
import type { EventRow, EventSearch } from '@observability-api/schemas';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isOnline, useApi } from '../session/api.ts';
import type { RangeText } from '../time/range.ts';

/** The events of a search, as far as they are loaded. The API returns them in pages. */
export interface LoadedEvents {
  readonly rows: readonly EventRow[] | undefined;
  readonly hasMore: boolean;
  readonly error?: unknown;
  readonly isLoading: boolean;
  /** Loads the next page of events. */
  loadMore(): void;
}

interface State {
  readonly rows?: readonly EventRow[];
  /** The search that found the rows. */
  readonly searchKey?: string;
  readonly cursor?: string | null | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

const PAGE_SIZE = 100;

/** The maximum number of events that the API returns in a page. */
const MAX_PAGE_SIZE = 2000;

/**
 * Loads the first events of a search. Loads them again when the search or `refreshCount` changes. A refresh requests as many events as
 * were loaded before, at least {@link PAGE_SIZE} and at most {@link MAX_PAGE_SIZE}. `range` is the range that the user selected, such as
 * `now-1h`. A refresh can change the times in `search`, but not `range`.
 */
export function useEvents(search: EventSearch, range: RangeText, refreshCount: number): LoadedEvents {
  const api = useApi();
  const [state, setState] = useState<State>({ isLoading: true });
  const key = JSON.stringify([search, refreshCount]);
  const searchKey = JSON.stringify({ ...search, startTime: range.from, endTime: range.to });
  const latestSearch = useRef(search);
  latestSearch.current = search;
  const latestController = useRef<AbortController>(undefined);

  const load = async (cursor: string) => {
    latestController.current?.abort();
    const controller = new AbortController();
    latestController.current = controller;
    setState((previous) => ({ ...previous, isLoading: true }));
    try {
      const isRefresh = cursor === 'start' && state.searchKey === searchKey;
      const loaded = isRefresh ? (state.rows?.length ?? 0) : 0;
      const maxResults = Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, loaded));
      const body = { ...latestSearch.current, maxResults, cursor };
      const { data, nextCursor } = await api.search.page(body, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setState((previous) => ({
        searchKey,
        rows: cursor === 'start' ? data : [...(previous.rows ?? []), ...data],
        cursor: nextCursor,
        isLoading: false,
      }));
    } catch (error) {
      if (controller.signal.aborted) return;
      setState((previous) => {
        // Keeps the loaded events of the same search if the service did not respond, or if only a later page has failed.
        const keepsRows = previous.searchKey === searchKey && (cursor !== 'start' || error instanceof ConnectionError);
        if (!keepsRows) return { error, isLoading: false };
        // While `isOnline` is false, the app displays that the service does not respond.
        return { ...previous, error: isOnline.get() ? error : undefined, isLoading: false };
      });
    }
  };
  useEffect(() => {
    load('start');
    return () => latestController.current?.abort();
  }, [api, key]);
  return {
    rows: state.rows,
    hasMore: typeof state.cursor === 'string',
    error: state.error,
    isLoading: state.isLoading,
    loadMore: () => typeof state.cursor === 'string' && load(state.cursor),
  };
}
