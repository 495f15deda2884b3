/** A day, in milliseconds. */
export declare const DAY_MS: number;
/** A range of time `[startMs, endMs)` that an alert judges once. */
export interface Window {
    readonly startMs: number;
    readonly endMs: number;
}
/** Where the windows of an alert are: each is as long as the interval, and one of them starts at `alignMs`. */
export interface Schedule {
    readonly intervalMs: number;
    readonly alignMs: number;
    /** Before it there are no windows. */
    readonly notBeforeMs: number;
}
/** What an alert says about its windows. */
export interface Scheduled {
    readonly interval: string;
    readonly schedule_offset_minutes: number | null;
    readonly schedule_start_at: string | null;
}
/** The windows of an alert: anchored at its start, else shifted by its offset, else aligned to the epoch. */
export declare const scheduleOf: ({ interval, schedule_offset_minutes, schedule_start_at }: Scheduled) => Schedule;
/** The same for two schedules exactly when their windows are at the same places. */
export declare const placesOf: ({ intervalMs, alignMs }: Schedule) => string;
/** The start of the window that a moment is in; of the first one for a moment before it. */
export declare const windowStart: ({ intervalMs, alignMs, notBeforeMs }: Schedule, time: number) => number;
/** Windows that are over and have not been judged. */
export interface DueWindows {
    readonly windows: readonly Window[];
    /** How many before them are left out, because they are too many or too long ago. */
    readonly skipped: number;
}
/** The windows from the one that starts at `fromMs` to the last one that is over at `nowMs`. */
export declare const dueWindows: (schedule: Schedule, fromMs: number, nowMs: number) => DueWindows;
