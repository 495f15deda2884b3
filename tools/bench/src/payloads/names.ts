/** The names of the measured documents. */
export const payloadNames = ['dashboard', 'alert', 'pipeSettings', 'apiKeys'] as const;

/** The name of a measured document. */
export type PayloadName = (typeof payloadNames)[number];
