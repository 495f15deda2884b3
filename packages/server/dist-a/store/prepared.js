/** Marks the place of a parameter while a query is built; no value that is bound for good contains NUL. */
const placeholder = (name) => `\u0000${name}`;
const buildOnce = (names, build) => {
    const placeholders = Object.fromEntries(names.map((name) => [name, placeholder(name)]));
    const query = build(placeholders).compile();
    const byPlaceholder = new Map(names.map((name) => [placeholder(name), name]));
    const slots = query.parameters.map((bound) => ({
        bound,
        name: typeof bound === 'string' ? byPlaceholder.get(bound) : undefined,
    }));
    return {
        query,
        parametersOf: (values) => slots.map(({ bound, name }) => (name === undefined ? bound : values[name])),
    };
};
/**
 * Builds and compiles a query once and runs it with other parameters each time, since for a read of one row that is
 * several times the work of the read itself. The parameters are texts without NUL; reads what is committed. Answers what
 * `make` makes of the row; others may get the same object, so nobody writes into it.
 */
export const prepared = ({ db, prepareRead }, names, build, make) => {
    const { query, parametersOf } = buildOnce(names, build);
    const read = prepareRead?.(query.sql, make);
    return async (values) => {
        const parameters = parametersOf(values);
        if (read)
            return read(parameters);
        const { rows } = await db.executeQuery({ ...query, parameters });
        return rows[0] && make(rows[0]);
    };
};
/** The same for what runs inside of a transaction, and may answer any number of rows. */
export const preparedIn = (names, build) => {
    const { query, parametersOf } = buildOnce(names, build);
    return async (queries, values) => {
        const { rows } = await queries.executeQuery({ ...query, parameters: parametersOf(values) });
        return rows;
    };
};
