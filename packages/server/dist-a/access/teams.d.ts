import type { Selectable } from 'kysely';
import type { TeamsTable } from '../store/tables.ts';
import { type AccountsContext } from './making.ts';
/** Every team, the oldest first. */
export declare const listTeams: ({ store }: AccountsContext) => Promise<Selectable<TeamsTable>[]>;
/** Makes a team with what the first one has; its secrets are in no other place. Throws Refusal. */
export declare const createTeam: (context: AccountsContext, name: string) => Promise<{
    id: string;
    name: string;
    apiKey: string;
    ingestionKey: string;
}>;
