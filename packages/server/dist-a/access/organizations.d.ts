import type { Selectable } from 'kysely';
import type { OrganizationsTable, PipesTable, ServicesTable } from '../store/tables.ts';
import { type AccountsContext } from './making.ts';
/** Every organization, the oldest first. */
export declare const listOrganizations: ({ store }: AccountsContext) => Promise<Selectable<OrganizationsTable>[]>;
/** Makes an organization with an admin key, whose secret is in no other place. Throws Refusal. */
export declare const createOrganization: (context: AccountsContext, name: string) => Promise<{
    id: `${string}-${string}-${string}-${string}-${string}`;
    name: string;
    keyId: string;
    keySecret: string;
}>;
/** The services of all organizations or of one, the oldest first. Throws Refusal. */
export declare const listServices: (context: AccountsContext, organization?: string) => Promise<Selectable<ServicesTable>[]>;
/** Makes a service with an ingestion key and the default sources. Throws Refusal. */
export declare const createService: (context: AccountsContext, name: string, organization?: string) => Promise<{
    id: `${string}-${string}-${string}-${string}-${string}`;
    name: string;
    organizationId: string;
    ingestionKey: string;
}>;
/** The pipes of all services or of one, the oldest first. Throws Refusal. */
export declare const listPipes: (context: AccountsContext, service?: string) => Promise<Selectable<PipesTable>[]>;
/** Makes a pipe with every setting at its default. Throws Refusal. */
export declare const createPipe: (context: AccountsContext, name: string, service?: string) => Promise<{
    id: `${string}-${string}-${string}-${string}-${string}`;
    name: string;
    serviceId: string;
}>;
