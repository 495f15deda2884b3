/**
 * Counts in this process, without a timer for each key and without a promise for each count. A window starts with the
 * first count under its key. As all windows are equally long, those that started first end first: they are forgotten
 * from the front of the map as time goes on.
 */
export function countInMemory({ requests, seconds }, clock = () => performance.now()) {
    const windows = new Map();
    const length = seconds * 1000;
    const open = (key, now) => {
        for (const [other, { endsAt }] of windows) {
            if (endsAt > now)
                break;
            windows.delete(other);
        }
        const opened = { used: 0, endsAt: now + length };
        windows.set(key, opened);
        return opened;
    };
    return (key) => {
        // Whole milliseconds: the sum of fractions may be a little more, which would be rounded up to a second.
        const now = Math.floor(clock());
        const known = windows.get(key);
        // One that is over is still in the map under its old place; it is put behind the others again.
        if (known && known.endsAt <= now)
            windows.delete(key);
        const window = known && known.endsAt > now ? known : open(key, now);
        window.used += 1;
        return {
            limit: requests,
            windowSeconds: seconds,
            remaining: Math.max(0, requests - window.used),
            resetSeconds: Math.ceil((window.endsAt - now) / 1000),
            over: window.used > requests,
        };
    };
}
