const kinds = [
    [/^(String|FixedString)\b/, 'text'],
    [/^(U?Int\d+|Float\d+|BFloat16|Decimal\d*)\b/, 'number'],
    [/^Bool\b/, 'bool'],
    [/^Date/, 'time'],
    [/^Array\((LowCardinality\()?String\)+$/, 'texts'],
    [/^Map\(/, 'map'],
];
/** What is between the outer parentheses. */
const inner = (type) => type.slice(type.indexOf('(') + 1, -1);
/** Reads a type as `system.columns` has it. */
export const readType = (type) => {
    if (type.startsWith('LowCardinality('))
        return readType(inner(type));
    if (type.startsWith('Nullable('))
        return { ...readType(inner(type)), isNullable: true };
    const kind = kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
    if (kind !== 'map')
        return { kind, isNullable: false };
    // Keys are texts, so the first comma outside of parentheses ends them.
    const [, values = ''] = /^Map\((?:LowCardinality\()?String\)?, (.*)\)$/.exec(type) ?? [];
    return { kind: values === '' ? 'other' : kind, isNullable: false, values: readType(values) };
};
