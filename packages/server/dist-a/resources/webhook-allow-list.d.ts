/** Which targets of webhooks an operator has opened although their addresses are not public. */
export interface WebhookAllowList {
    /** `host` is a name or an address without brackets; `address` is what a name resolved to. */
    allows(host: string, port: number, address?: string): boolean;
}
/** Reads `host`, `host:port`, an address, or a CIDR range from each entry. Throws StartError naming the first bad one. */
export declare const parseWebhookAllowList: (entries: readonly string[]) => WebhookAllowList;
