import { hash } from 'node:crypto';
import { isoTime } from '../../resources/instant.js';
import { inWords } from '../judging/threshold.js';
/** Longer values of a group are cut in texts; the notification has them whole. */
const MOST_GROUP_CHARACTERS = 200;
/** The threshold of an alert. */
export const thresholdOf = (alert) => ({
    type: alert.threshold_type,
    threshold: alert.threshold,
    max: alert.threshold_max ?? alert.threshold,
});
/** The values of a group in a text for people. */
export const groupInWords = (group) => group.map((value) => [...value].slice(0, MOST_GROUP_CHARACTERS).join('') || '(empty)').join(', ');
/** An alert that was on a range keeps its upper end, which means nothing to other thresholds. */
const isRange = ({ threshold_type }) => threshold_type === 'between' || threshold_type === 'not_between';
const sentence = ({ alert, tileName, finding: { group, value, state, window } }) => {
    const what = `${tileName || 'The tile'}${group.length > 0 ? ` of ${groupInWords(group)}` : ''}`;
    const when = `from ${isoTime(window.startMs)} to ${isoTime(window.endMs)}`;
    const bound = `the alert is for ${inWords(thresholdOf(alert))}`;
    return state === 'ALERT'
        ? `${what} was ${value} ${when}; ${bound}.`
        : `${what} was ${value} again ${when}; ${bound}.`;
};
const digest = (...parts) => hash('sha256', JSON.stringify(parts), 'hex');
/** The idempotency key of a notification: the same for the same alert, webhook, group, window and state, whoever sends it. */
export const keyOf = ({ alert, webhookId, finding: { group, window, state } }) => digest(alert.id, webhookId, group, window.startMs, window.endMs, state);
/** What a webhook is told about a window of an alert. */
export const notificationOf = (told) => {
    const { alert, tileName, finding, link, webhookId } = told;
    const { group, value, state, window, sinceMs } = finding;
    return {
        title: alert.name ?? `Alert on ${tileName || 'a tile'}`,
        body: alert.message ?? sentence(told),
        link,
        state,
        alertId: alert.id,
        dashboardId: alert.dashboard_id ?? '',
        tileId: alert.tile_id ?? '',
        group: [...group],
        value,
        threshold: alert.threshold,
        thresholdType: alert.threshold_type,
        ...(isRange(alert) && { thresholdMax: thresholdOf(alert).max }),
        startTime: window.startMs,
        endTime: window.endMs,
        eventId: digest(alert.id, webhookId, group, sinceMs).slice(0, 32),
    };
};
