import { ConnectionError } from '@observability-api/open-source';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOnline } from '../session/api.ts';

/** The state of data that a component loads. During a reload, the previous data remains available. */
export interface Loaded<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  /** Loads the data again. */
  reload(): void;
  /**
   * Changes the loaded data, for example with the response of a write. Aborts a load that is running: its data can be older. Without data,
   * loads it. Has no effect after `key` has changed.
   */
  change(change: (data: Data) => Data): void;
}

/**
 * Loads data when the component appears and when `key` changes. A new load aborts the previous one. If the service did not respond, loads
 * the data again when it responds.
 */
export function useLoad<Data>(load: (signal: AbortSignal) => Promise<Data>, key: string): Loaded<Data> {
  const [state, setState] = useState<{ key: string; data?: Data; error?: unknown; isLoading: boolean }>({
    key,
    isLoading: true,
  });
  const [refreshCount, setRefreshCount] = useState(0);
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const latestKey = useRef(key);
  latestKey.current = key;
  const running = useRef<AbortController | undefined>(undefined);
  useLayoutEffect(() => {
    const abort = new AbortController();
    running.current = abort;
    setState((previous) => ({ ...(previous.key === key ? previous : { key }), isLoading: true }));
    latestLoad.current(abort.signal).then(
      (data) => !abort.signal.aborted && setState({ key, data, isLoading: false }),
      (error: unknown) =>
        !abort.signal.aborted &&
        setState((previous) => ({
          key,
          ...('data' in previous ? { data: previous.data as Data } : {}),
          error,
          isLoading: false,
        })),
    );
    return () => abort.abort();
  }, [key, refreshCount]);
  const reload = useCallback(() => setRefreshCount((count) => count + 1), []);
  const hasData = useRef(false);
  hasData.current = state.key === key && 'data' in state;
  const change = useCallback(
    (changeData: (data: Data) => Data) => {
      if (latestKey.current !== key) return;
      if (!hasData.current) return reload();
      running.current?.abort();
      // Uses the latest data: other writes can end while the caller waits for the response of its own write.
      setState((previous) => ({ key, data: changeData(previous.data as Data), isLoading: false }));
    },
    [key, reload],
  );
  const hasNoResponse = state.error instanceof ConnectionError;
  useEffect(
    () => (hasNoResponse ? isOnline.subscribe((online) => online && reload()) : undefined),
    [hasNoResponse, reload],
  );
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : undefined,
    error: isCurrent ? state.error : undefined,
    isLoading: state.isLoading || !isCurrent,
    reload,
    change,
  };
}
