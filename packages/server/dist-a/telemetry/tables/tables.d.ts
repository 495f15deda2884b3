/** A table of telemetry, column for column as the OpenTelemetry collector's exporter makes it. */
export interface Table {
    readonly name: string;
    readonly columns: readonly string[];
    /** Of type DateTime or DateTime64: rows are kept together by its day, and deleted some days after it. */
    readonly time: string;
    readonly orderBy: string;
}
/** The tables that telemetry of a tenant is in. */
export declare const tables: readonly Table[];
