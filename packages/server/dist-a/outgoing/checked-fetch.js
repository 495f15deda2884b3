import { Agent, request } from 'undici';
import { createCheckedConnector } from './checked-connector.js';
import { TargetRefused } from './target-refused.js';
const TIMEOUT_MS = 30_000;
const MAX_RESPONSE_BYTES = 65_536;
const requireTarget = (url) => {
    const target = URL.parse(url);
    if (target?.protocol !== 'http:' && target?.protocol !== 'https:') {
        throw new TargetRefused('Only http and https URLs are connected to');
    }
    if (target.username !== '' || target.password !== '') {
        throw new TargetRefused('A URL with user name or password is not connected to');
    }
    return target;
};
/** Leaving the loop early ends the connection, so that a body without end costs no more than what is read of it. */
const readBody = async (body, limit) => {
    const chunks = [];
    let left = limit;
    let truncated = false;
    for await (const chunk of body) {
        chunks.push(chunk.subarray(0, left));
        truncated = chunk.length > left;
        left -= Math.min(left, chunk.length);
        if (truncated)
            break;
    }
    return { text: Buffer.concat(chunks).toString('utf8'), truncated };
};
/**
 * Makes a fetch whose every connection is checked when it is made: see {@link createCheckedConnector}. It follows no
 * redirects, keeps no cookies, unpacks no compression, and goes through no proxy.
 */
export const createCheckedFetch = (options) => {
    const { allowList, resolve, timeoutMs = TIMEOUT_MS, maxResponseBytes = MAX_RESPONSE_BYTES } = options;
    const connect = createCheckedConnector({ allowList, connectTimeoutMs: timeoutMs, ...(resolve && { resolve }) });
    const agent = new Agent({ connect });
    const send = async (url, { method = 'POST', headers = {}, body } = {}) => {
        const target = requireTarget(url);
        const response = await request(target, {
            method,
            headers,
            body: body ?? null,
            dispatcher: agent,
            signal: AbortSignal.timeout(timeoutMs),
            headersTimeout: timeoutMs,
            bodyTimeout: timeoutMs,
        });
        return { status: response.statusCode, ...(await readBody(response.body, maxResponseBytes)) };
    };
    return Object.assign(send, { close: () => agent.destroy() });
};
