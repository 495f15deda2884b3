/** Calls `write` unless it has written a line within the interval. `count` is the number of events since the previous line. */
export type LogThrottle = (write: (count: number) => void) => void;

/** Creates a throttle for the log lines about events that clients can trigger often. `clock` returns milliseconds. */
export function createLogThrottle(intervalMs: number, clock: () => number = () => performance.now()): LogThrottle {
  let count = 0;
  let lastLineAt = Number.NEGATIVE_INFINITY;
  return (write) => {
    count += 1;
    const now = clock();
    if (now - lastLineAt < intervalMs) return;
    write(count);
    count = 0;
    lastLineAt = now;
  };
}
