import type { AlertNotification, SlackNotification } from '@observability-api/schemas';
/** A notification as a message for Slack: a title that leads to the tile, and the text. */
export declare const slackPayload: ({ title, body, link, state, group }: AlertNotification) => SlackNotification;
