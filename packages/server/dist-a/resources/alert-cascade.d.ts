import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Tenant } from './context.ts';
/** Deletes the alerts of a dashboard except those on the named tiles, within the transaction that changes it. */
export declare const deleteAlertsOfDashboard: (tx: Transaction<Tables>, tenant: Tenant, dashboardId: string, { except }: {
    except: readonly string[];
}) => Promise<void>;
/** Deletes one alert, what says which webhooks it uses, how far it is evaluated, and what is to be sent of it. */
export declare const deleteAlert: (tx: Transaction<Tables>, tenant: Tenant, id: string) => Promise<void>;
