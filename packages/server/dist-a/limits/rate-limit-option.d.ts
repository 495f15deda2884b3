/** So many requests in a window of so many seconds. */
export interface Limit {
    readonly requests: number;
    readonly seconds: number;
}
/** The limit of each deployment; absent where there is none. */
export interface RateLimits {
    readonly 'open-source'?: Limit;
    readonly managed?: Limit;
}
/** Reads `off`, `default`, `<n>/<s>`, or `open-source=<n>/<s>,managed=<n>/<s>`. Throws StartError. */
export declare function parseRateLimits(text: string): RateLimits;
