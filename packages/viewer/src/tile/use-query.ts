import { ConnectionError } from '@observability-api/open-source';
import type { TileQuery, TileResult } from '@observability-api/schemas';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApi } from '../session/api.ts';

/** The state of a query. The previous result remains while a request is in flight. */
export interface QueryOutcome {
  readonly result?: TileResult | undefined;
  /** The request that `result` belongs to. */
  readonly query?: TileQuery | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

/** Returns the parts of a query that a refresh does not change. */
function settingsOf({
  startTime: _startTime,
  endTime: _endTime,
  granularity: _granularity,
  ...settings
}: TileQuery): string {
  return JSON.stringify(settings);
}

/**
 * Queries a tile when the request or the number of refreshes changes. Sends no request while `query` is undefined. An error replaces the
 * previous result, unless it is a ConnectionError and the user has not changed the request since that result.
 */
export function useQuery(query: TileQuery | undefined, refreshCount = 0): QueryOutcome {
  const api = useApi();
  const [outcome, setOutcome] = useState<QueryOutcome>({ isLoading: true });
  const key = query && refreshCount + JSON.stringify(query);
  const latestQuery = useRef(query);
  latestQuery.current = query;
  const lastAttempt = useRef<{ readonly settings: string; readonly refreshCount: number }>(undefined);
  // True if the user has changed the request since the last result, even if refreshes followed.
  const hasChanged = useRef(true);
  useEffect(() => {
    const body = latestQuery.current;
    if (key === undefined || body === undefined) return;
    const attempt = { settings: settingsOf(body), refreshCount };
    const isRefresh =
      attempt.settings === lastAttempt.current?.settings && refreshCount !== lastAttempt.current.refreshCount;
    if (!isRefresh) hasChanged.current = true;
    lastAttempt.current = attempt;
    const abort = new AbortController();
    setOutcome((previous) => (previous.isLoading ? previous : { ...previous, isLoading: true }));
    api.charts.query(body, { signal: abort.signal }).then(
      (result: TileResult) => {
        if (abort.signal.aborted) return;
        hasChanged.current = false;
        setOutcome({ result, query: body, isLoading: false });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // The outcome then has no error, because the app displays that the service does not respond.
        const keepsResult = !hasChanged.current && error instanceof ConnectionError;
        setOutcome((previous) =>
          keepsResult && previous.result ? { ...previous, isLoading: false } : { error, isLoading: false },
        );
      },
    );
    return () => abort.abort();
  }, [api, key]);
  return outcome;
}
