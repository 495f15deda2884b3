import { messageType } from '../messages/message-types.js';
/** The body of an answer: empty, or an empty object, when everything was accepted. */
export function acceptance(encoding, { rejected, plural }, found) {
    if (found.rejected === 0)
        return encoding === 'json' ? Buffer.from('{}') : Buffer.alloc(0);
    const errorMessage = `${found.rejected} ${plural} were not accepted; the first: ${found.reason}`;
    if (encoding === 'json') {
        return Buffer.from(JSON.stringify({ partialSuccess: { [rejected]: String(found.rejected), errorMessage } }));
    }
    return encode('PartialAnswer', { partialSuccess: { rejected: found.rejected, errorMessage } });
}
/** The body of a refusal, a `google.rpc.Status`. */
export function refusal(encoding, { code, message }) {
    if (encoding === 'json')
        return Buffer.from(JSON.stringify({ code, message }));
    return encode('Status', { code, message });
}
function encode(name, message) {
    const type = messageType(name);
    return Buffer.from(type.encode(type.fromObject(message)).finish());
}
