import { useEffect, useMemo, useState } from 'preact/hooks';
import { isOnline, isWaiting } from '../session/api.ts';
import { type RangeText, resolveRange, type TimeRange } from '../time/range.ts';

/** The time range of all tiles, and a function that queries them again. */
export interface Refresh {
  readonly range: TimeRange;
  /** The number of refreshes. A change means that the queries must be sent again, even if the range stays the same. */
  readonly refreshCount: number;
  refresh(): void;
}

/**
 * Returns the times of a range such as `now-1h`, which are the same for all tiles. `now` is the time of the last refresh, or the later time
 * at which the range was selected. Refreshes them every `seconds` (0 means never), and when the service responds again after an
 * interruption. The interval skips a refresh while the page is hidden, and while the page waits for responses: the refresh would abort
 * queries that take longer than `seconds`.
 */
export function useRefresh({ from, to }: RangeText, seconds: number): Refresh {
  const [refreshCount, setRefreshCount] = useState(0);
  const range = useMemo(() => resolveRange({ from, to }, Date.now()), [from, to, refreshCount]);
  const refresh = () => setRefreshCount((count) => count + 1);
  useEffect(() => {
    const stop = isOnline.subscribe((online) => online && refresh());
    if (seconds === 0) return stop;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isWaiting()) refresh();
    }, seconds * 1000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [seconds]);
  return { range, refreshCount, refresh };
}
