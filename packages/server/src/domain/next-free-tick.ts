const waiting: (() => void)[] = [];

/**
 * Waits for a tick of the event loop in which no other caller of this function continues. Each caller computes for at most
 * a few milliseconds per tick, so that many concurrent callers together do not block the event loop.
 *
 * Callers continue in the order of their calls. A caller that holds a lock continues first.
 */
export function nextFreeTick({ holdsLock = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(resumeFirst);
    if (holdsLock) waiting.unshift(resolve);
    else waiting.push(resolve);
  });
}

function resumeFirst(): void {
  waiting.shift()?.();
  // An immediate that is scheduled now runs in the next tick.
  if (waiting.length > 0) setImmediate(resumeFirst);
}
