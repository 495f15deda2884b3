import { ConnectionError } from '@observability-api/open-source';
import type { EventRow, EventSearch } from '@observability-api/schemas';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApi } from '../session/api.ts';

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
  readonly cursor?: string | null | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

const PAGE_SIZE = 100;

/** Loads the first page of a search, and loads it again when the search or the number of refreshes changes. */
export function useEvents(search: EventSearch, refreshCount: number): LoadedEvents {
  const api = useApi();
  const [state, setState] = useState<State>({ isLoading: true });
  const key = JSON.stringify([search, refreshCount]);
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
        rows: cursor === 'start' ? data : [...(previous.rows ?? []), ...data],
        cursor: nextCursor,
        isLoading: false,
      }));
    } catch (error) {
      if (controller.signal.aborted) return;
      // The page already displays that the service does not respond. Old events are better than none.
      const isDisconnected = error instanceof ConnectionError;
      setState((previous) =>
        isDisconnected && previous.rows ? { ...previous, isLoading: false } : { error, isLoading: false },
      );
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
