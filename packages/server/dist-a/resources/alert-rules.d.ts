import type { AlertChannel, AlertInput } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';
/** The channels of an alert: `channels`, or the one `channel`. The schema asks for at least one of the two. */
export declare const channelsOf: ({ channel, channels }: AlertInput) => AlertChannel[];
/** Where in the body a channel stands. */
export declare const channelPath: ({ channels }: AlertInput, index: number) => (string | number)[];
/** What a schema cannot say about an alert on its own; `now` in epoch milliseconds. */
export declare const alertIssues: (input: AlertInput, now: number) => InputIssue[];
