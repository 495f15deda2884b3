import { writtenOf } from '../resources/written.js';
/** Stands in an envelope where stored JSON goes: nothing else in it, an id and numbers, is this text. */
const hole = '…';
const holeText = JSON.stringify(hole);
/** The body of a successful answer. JSON that is stored goes into the envelope as it is. */
export function answerBody(deployment, { operation, query, result, requestId }) {
    const { answer, versioned } = operation;
    if (answer === 'nothing')
        return JSON.stringify(deployment.envelope({}, requestId));
    const stored = writtenOf(result);
    const value = () => {
        if (answer === 'list')
            return result.items;
        return versioned ? result.resource : result;
    };
    const meta = answer === 'list' ? pageMeta(result, query) : undefined;
    const text = JSON.stringify(deployment.envelope({ content: stored ? hole : value(), ...(meta && { meta }) }, requestId));
    if (!stored)
        return text;
    const place = text.indexOf(holeText);
    return joined([text.slice(0, place), ...stored, text.slice(place + holeText.length)]);
}
function pageMeta({ total }, query) {
    return { total, limit: query['limit'], offset: query['offset'] };
}
function joined(pieces) {
    const bytes = [];
    let text = '';
    for (const piece of pieces) {
        if (typeof piece === 'string') {
            text += piece;
        }
        else {
            bytes.push(Buffer.from(text), piece);
            text = '';
        }
    }
    return bytes.length === 0 ? text : Buffer.concat([...bytes, Buffer.from(text)]);
}
