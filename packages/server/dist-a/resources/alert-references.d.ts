import type { AlertInput } from '@observability-api/schemas';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { Tenant } from './context.ts';
import type { InputIssue } from './errors.ts';
/** Everything that the alert names and that the tenant does not have. */
export declare const alertReferenceIssues: (tx: Transaction<Tables>, tenant: Tenant, input: AlertInput) => Promise<InputIssue[]>;
