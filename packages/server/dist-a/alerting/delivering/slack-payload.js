import { groupInWords } from '../notifying/notification.js';
/** What Slack takes in the text of a block. */
const MOST_CHARACTERS = 3000;
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text) => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
/** Escapes as much of a text as fits, so that no escape is cut in half. */
const fitting = (text, room) => {
    if (escaped(text).length <= room)
        return escaped(text);
    let fits = '';
    for (const sign of text) {
        const more = escaped(sign);
        if (fits.length + more.length + 1 > room)
            break;
        fits += more;
    }
    return `${fits}…`;
};
/** Line breaks would end the link, and a bar its address. */
const inLink = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦');
/** A notification as a message for Slack: a title that leads to the tile, and the text. */
export const slackPayload = ({ title, body, link, state, group }) => {
    const heading = `${state === 'OK' ? 'Resolved: ' : ''}${title}${group.length > 0 ? ` (${groupInWords(group)})` : ''}`;
    const target = escaped(link.replaceAll('|', '%7C'));
    const half = MOST_CHARACTERS / 2;
    // An address that leaves no room for words is left out.
    const head = target.length < half
        ? `*<${target}|${fitting(inLink(heading), half - target.length)}>*`
        : `*${fitting(heading, half)}*`;
    const text = `${head}\n${fitting(body, MOST_CHARACTERS - head.length - 1)}`;
    return {
        text: fitting(heading, MOST_CHARACTERS),
        blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }],
    };
};
