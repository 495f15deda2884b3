/** The deployments that the command line works with. */
export const deployments = ['open-source', 'managed'] as const;
export type Deployment = (typeof deployments)[number];

/** The address and the credentials of a service. */
export interface Settings {
  readonly deployment: Deployment;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly keyId?: string | undefined;
  readonly keySecret?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly serviceId?: string | undefined;
}

/** The options of every command that calls the service. */
export interface ConnectionFlags {
  readonly context?: string | undefined;
  readonly deployment?: string | undefined;
  readonly url?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly keyId?: string | undefined;
  readonly keySecret?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly serviceId?: string | undefined;
}
