import { type WebhookInput } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';
import type { WebhookAllowList } from './webhook-allow-list.ts';
/**
 * What is wrong with the target of a webhook. A name is checked when it is connected to; an address is checked here, in
 * the one spelling that the URL parser gives to all of decimal, octal, hexadecimal and shortened ones.
 */
export declare const urlIssues: ({ url }: WebhookInput, allowList: WebhookAllowList) => InputIssue[];
/** What is wrong with the template of the body. Whether it makes JSON depends on what it is filled with. */
export declare const templateIssues: (input: WebhookInput) => Promise<InputIssue[]>;
/** The issue of a name that another webhook of the same kind has. */
export declare const takenName: ({ service }: WebhookInput) => InputIssue;
