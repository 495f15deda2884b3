import { rollUps, viewOf } from './roll-ups.js';
/** An operator who adds a column sees it this soon. */
const KNOWN_FOR_MS = 30_000;
const readShape = async (engine, database, table) => {
    const candidates = rollUps.filter(({ of }) => of === table);
    const rows = await engine.query({
        sql: `SELECT table, name, type FROM system.columns
WHERE database = {database:String} AND table IN {tables:Array(String)} ORDER BY position`,
        parameters: { database, tables: [table, ...candidates.map(viewOf)] },
    });
    const columns = new Map(rows.filter((row) => row.table === table).map(({ name, type }) => [name, type]));
    if (columns.size === 0)
        return undefined;
    const there = new Set(rows.map((row) => row.table));
    return { database, table, columns, rollUps: candidates.filter((rollUp) => there.has(viewOf(rollUp))) };
};
/** Reads what tables have, and knows it for a while. */
export const createCatalog = (engine) => {
    const known = new Map();
    return {
        shapeOf(database, table) {
            const key = JSON.stringify([database, table]);
            const entry = known.get(key);
            if (entry && entry.until > performance.now())
                return entry.shape;
            const shape = readShape(engine, database, table);
            known.set(key, { until: performance.now() + KNOWN_FOR_MS, shape });
            const forget = () => known.delete(key);
            shape.then((found) => found ?? forget(), forget);
            return shape;
        },
    };
};
