import type { InputIssue } from './errors.ts';
/** Makes an issue at a path of the body. */
export declare const issue: (path: InputIssue['path'], code: InputIssue['code'], message: string, expected?: unknown) => InputIssue;
