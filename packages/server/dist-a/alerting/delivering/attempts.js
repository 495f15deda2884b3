import { TargetRefused } from '../../outgoing/target-refused.js';
const MOST_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1_000;
const CODES = {
    ECONNREFUSED: 'it refuses connections',
    ECONNRESET: 'it ended the connection',
    UND_ERR_SOCKET: 'it ended the connection',
    ENOTFOUND: 'its name is not known',
    EAI_AGAIN: 'its name cannot be resolved',
};
const failed = (error) => {
    if (error instanceof TargetRefused) {
        return { isTaken: false, isWorthAnother: false, why: 'its address may not be connected to' };
    }
    const isTimeout = error instanceof Error && /Timeout/.test(error.name);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = isTimeout ? 'it did not answer in time' : (CODES[code] ?? 'the connection failed');
    return { isTaken: false, isWorthAnother: true, why };
};
const attempt = async (send, { url, body, headersAt }, nowMs) => {
    try {
        const { status } = await send(url, { method: 'POST', headers: headersAt(nowMs), body });
        const isTaken = status >= 200 && status < 300;
        return { isTaken, isWorthAnother: status === 429 || status >= 500, why: `it answered ${status}` };
    }
    catch (error) {
        return failed(error);
    }
};
/** Doubles from one attempt to the next; by chance up to half sooner, so that many do not come back at once. */
const pause = (attempts) => {
    return FIRST_PAUSE_MS * 2 ** (attempts - 1) * (1 - Math.random() / 2);
};
const times = (count) => (count === 1 ? '' : ` (${count} attempts)`);
/** Sends a request, and again where that may help: after 429, 5xx and what goes wrong in the network. */
export const deliver = async (request, sending) => {
    const { send, clock, timing, mayGoOn, stopping } = sending;
    for (let count = 1;; count += 1) {
        if (stopping.aborted || !mayGoOn())
            return { kind: 'left' };
        const { isTaken, isWorthAnother, why } = await attempt(send, request, clock());
        if (isTaken)
            return { kind: 'taken' };
        if (!isWorthAnother || count === MOST_ATTEMPTS)
            return { kind: 'failed', why: `${why}${times(count)}` };
        await timing.wait(pause(count), stopping);
    }
};
