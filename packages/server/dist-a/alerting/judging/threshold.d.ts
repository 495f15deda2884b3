import type { AlertThresholdType } from '@observability-api/schemas';
/** What values are compared with; `max` is the upper end of a range. */
export interface Threshold {
    readonly type: AlertThresholdType;
    readonly threshold: number;
    readonly max: number;
}
/** Whether a value is one that the alert is for. */
export declare const violates: ({ type, threshold, max }: Threshold, value: number) => boolean;
/** The values that an alert is for, in words. */
export declare const inWords: ({ type, threshold, max }: Threshold) => string;
