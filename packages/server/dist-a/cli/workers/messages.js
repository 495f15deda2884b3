/** Whether a message is one of these: libraries send others on the same channel. */
export const isMessage = (value) => typeof value === 'object' && value !== null && 'kind' in value;
