/** Binds values; the same value of the same type is bound once, so that equal expressions stay equal texts. */
export const createBindings = () => {
    const parameters = {};
    const known = new Map();
    return {
        parameters,
        bind(type, value) {
            const key = `${type} ${typeof value} ${String(value)}`;
            const place = Array.isArray(value) ? undefined : known.get(key);
            if (place !== undefined)
                return place;
            const name = `p${Object.keys(parameters).length}`;
            parameters[name] = value;
            known.set(key, `{${name}:${type}}`);
            return `{${name}:${type}}`;
        },
    };
};
