import { type AccountsContext } from './making.ts';
/** The personal access keys of all teams or of one, revoked ones too, without their digests. Throws Refusal. */
export declare const listPersonalKeys: (context: AccountsContext, team?: string) => Promise<{
    created_at: string;
    id: string;
    name: string;
    revoked_at: string | null;
    suffix: string;
    team_id: string;
    used_at: string | null;
}[]>;
/** Makes a personal access key; its secret is in no other place. Throws Refusal. */
export declare const createPersonalKey: (context: AccountsContext, name: string, team?: string) => Promise<{
    id: string;
    name: string;
    teamId: string;
    apiKey: string;
}>;
/** Revokes a personal access key for good, from the next request on; when it was. Throws Refusal. */
export declare const revokePersonalKey: (context: AccountsContext, id: string) => Promise<{
    id: string;
    revokedAt: string;
}>;
