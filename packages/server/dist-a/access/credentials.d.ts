/** Everything that a client needs to reach the tenants of the first start; the secrets are in no other place. */
export interface Credentials {
    readonly openSource: {
        readonly baseUrl: string;
        readonly apiKey: string;
        readonly ingestionKey: string;
    };
    readonly managed: {
        readonly baseUrl: string;
        readonly organizationId: string;
        readonly serviceId: string;
        readonly pipeId: string;
        readonly keyId: string;
        readonly keySecret: string;
        readonly ingestionKey: string;
    };
}
/** Whether a value has the shape of credentials. */
export declare const isCredentials: (value: unknown) => value is Credentials;
/** The same credentials for a service that is reached under another address. */
export declare const withBaseUrl: ({ openSource, managed }: Credentials, baseUrl: string) => Credentials;
