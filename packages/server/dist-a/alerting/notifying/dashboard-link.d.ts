import type { Window } from '../judging/windows.ts';
/** What a link of a notification leads to. */
export interface LinkTarget {
    readonly tenant: string;
    readonly dashboardId: string;
    readonly tileId: string;
}
/** Makes the links of the notifications of a tile, one for each window. */
export type LinkTo = (target: LinkTarget) => Promise<(window: Window) => string>;
/** What is wrong with a template of links, as the end of a sentence; `undefined` when nothing is. */
export declare const faultOfTemplate: (template: string) => string | undefined;
/** Throws StartError for a template that is none. */
export declare const requireTemplate: (template: string) => void;
/** Links by a template, in which `from` and `to` are epoch milliseconds. */
export declare const linkByTemplate: (template: string) => LinkTo;
