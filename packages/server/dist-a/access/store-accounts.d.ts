import type { Making } from './making.ts';
/** A team and the secrets of its first keys. */
export interface NewTeam {
    readonly name: string;
    readonly keyName: string;
    readonly apiKey: string;
    readonly ingestionKey: string;
    /** The database that its telemetry is in; teams but the first have one of their own. */
    readonly databaseName?: string;
}
/** Stores a team with a personal key, an ingestion key and the default sources; its id. */
export declare const storeTeam: (making: Making, team: NewTeam) => Promise<string>;
/** Stores a personal access key of a team; its id. */
export declare const storePersonalKey: ({ tx, now, newId }: Making, { teamId, name, secret }: {
    readonly teamId: string;
    readonly name: string;
    readonly secret: string;
}) => Promise<string>;
/** An organization and the credentials of its first key, which may do everything. */
export interface NewOrganization {
    readonly id: string;
    readonly name: string;
    readonly keyId: string;
    readonly keySecret: string;
}
/** Stores an organization with an admin key. */
export declare const storeOrganization: (making: Making, { id, name, keyId, keySecret }: NewOrganization) => Promise<void>;
/** A service of an organization and the secret of its ingestion key. */
export interface NewService {
    readonly id: string;
    readonly organizationId: string;
    readonly name: string;
    readonly ingestionKey: string;
}
/** Stores a service with an ingestion key and the default sources. */
export declare const storeService: (making: Making, { id, organizationId, name, ingestionKey }: NewService) => Promise<void>;
/** Stores a pipe of a service, with every setting at its default. */
export declare const storePipe: ({ tx, now }: Making, { id, serviceId, name }: {
    readonly id: string;
    readonly serviceId: string;
    readonly name: string;
}) => Promise<void>;
/** Stores an ingestion key of a tenant; its id. */
export declare const storeIngestionKey: ({ tx, now, newId }: Making, { tenant, secret }: {
    readonly tenant: string;
    readonly secret: string;
}) => Promise<string>;
