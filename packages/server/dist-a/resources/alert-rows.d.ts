import type { Alert, AlertInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { AlertsTable } from '../store/tables.ts';
import type { Tenant } from './context.ts';
/** The columns that a caller writes; state and history are not among them. */
export declare const writtenColumns: (input: AlertInput) => {
    source: "saved_search" | "tile";
    dashboard_id: string | null;
    tile_id: string | null;
    interval: "12h" | "15m" | "1d" | "1h" | "1m" | "30m" | "5m" | "6h";
    threshold: number;
    threshold_type: "above" | "above_exclusive" | "below" | "below_or_equal" | "between" | "equal" | "not_between" | "not_equal";
    threshold_max: number | null;
    channels: string;
    name: string | null;
    message: string | null;
    note: string | null;
    num_consecutive_windows: number | null;
    schedule_offset_minutes: number | null;
    schedule_start_at: string | null;
};
/** An alert as it is returned: nullable fields are null, other unset ones are absent. */
export declare const toAlert: (tenant: Tenant, row: Selectable<AlertsTable>) => Alert;
