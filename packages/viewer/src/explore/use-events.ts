import { ConnectionError } from '@observability-api/open-source';
import type { EventRow, EventSearch } from '@observability-api/schemas';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isOnline, useApi } from '../session/api.ts';
import type { RangeText } from '../time/range.ts';

/** The loaded pages of a search. */
export interface LoadedEvents {
  readonly rows: readonly EventRow[] | undefined;
  readonly hasMore: boolean;
  readonly error?: unknown;
  readonly isLoading: boolean;
  /** Loads the next page. */
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

/**
 * Loads the first page of a search, and loads it again when the search or the number of refreshes changes. `range` is the range that
 * the user selected: unlike the times of the search, it stays the same when the page is refreshed.
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
      const body = { ...latestSearch.current, maxResults: PAGE_SIZE, cursor };
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
        if (!(error instanceof ConnectionError) || previous.searchKey !== searchKey) return { error, isLoading: false };
        // Old events of the same search are better than none. While the app is offline, the page already displays the error.
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
