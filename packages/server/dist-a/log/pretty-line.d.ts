/** Takes a line of the JSON log and writes it for a person: `09:30:00.125 GET /api/v2/dashboards 200 1.2 ms …`. */
export declare function prettyLine(line: string): string;
