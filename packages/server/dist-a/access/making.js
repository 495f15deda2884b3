import { isoTime } from '../resources/instant.js';
/** Makes rows in one transaction. */
export const make = ({ store, clock, newId }, work) => store.transaction((tx) => work({ tx, now: isoTime(clock()), newId }));
