import { signature } from './signature.js';
import { slackPayload } from './slack-payload.js';
/** The connection is not the webhook's: who sets these could send something else than what was signed, or elsewhere. */
const NOT_THEIRS = new Set([
    'connection',
    'content-length',
    'content-type',
    'expect',
    'host',
    'idempotency-key',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'x-observability-signature',
]);
const theirs = ({ headers }) => Object.entries(JSON.parse(headers)).filter(([name]) => !NOT_THEIRS.has(name.toLowerCase()));
const addressOf = ({ url, query_params }) => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(JSON.parse(query_params))) {
        address.searchParams.append(name, value);
    }
    return address.href;
};
/** Writes what is sent to a webhook. Throws BodyFault. */
export const deliveryRequest = async (webhook, key, content, templates) => {
    const plain = () => JSON.stringify(webhook.service === 'slack' ? slackPayload(content) : content);
    const body = webhook.body === null ? plain() : await templates(webhook.body, content);
    const own = theirs(webhook);
    return {
        url: addressOf(webhook),
        body,
        headersAt: (nowMs) => ({
            'user-agent': 'observability-api',
            ...Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(webhook.secret !== null && { 'x-observability-signature': signature(webhook.secret, body, nowMs) }),
        }),
    };
};
