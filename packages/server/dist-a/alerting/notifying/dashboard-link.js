import { AlertNotification, nearest } from '@observability-api/schemas';
import { StartError } from '../../store/start-error.js';
const PLACEHOLDERS = ['dashboardId', 'tileId', 'from', 'to'];
const filled = (template, values) => template.replaceAll(/\{([^{}]*)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? ''));
/** As long as real ones. */
const EXAMPLE = new Map([
    ...['dashboardId', 'tileId'].map((name) => [name, 'f'.repeat(24)]),
    ...['from', 'to'].map((name) => [name, '9'.repeat(13)]),
]);
/** What is wrong with a template of links, as the end of a sentence; `undefined` when nothing is. */
export const faultOfTemplate = (template) => {
    for (const [whole, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
        if (PLACEHOLDERS.includes(name))
            continue;
        const near = nearest(name, PLACEHOLDERS);
        return `expected ${PLACEHOLDERS.map((each) => `{${each}}`).join(', ')}, received ${whole}${near ? `; did you mean {${near}}?` : ''}`;
    }
    const link = filled(template, EXAMPLE);
    if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) {
        return 'expected an address such as https://dashboards.example.org/{dashboardId}?from={from}&to={to}';
    }
    // Receivers check what they get: an address that no notification may have would make them refuse every one.
    const issue = AlertNotification.check({ link }).find(({ path }) => path[0] === 'link');
    if (!issue)
        return undefined;
    return issue.code === 'maxLength'
        ? `expected at most ${issue.expected} characters when it is filled in`
        : 'expected a URI, in which signs such as ü, |, [ and % are written as %C3%BC, %7C, %5B and %25';
};
/** Throws StartError for a template that is none. */
export const requireTemplate = (template) => {
    const fault = faultOfTemplate(template);
    if (fault !== undefined)
        throw new StartError(`"${template}" in --dashboard-url cannot be used: ${fault}.`);
};
/** Links by a template, in which `from` and `to` are epoch milliseconds. */
export const linkByTemplate = (template) => async ({ dashboardId, tileId }) => ({ startMs, endMs }) => {
    const values = new Map([
        ['dashboardId', dashboardId],
        ['tileId', tileId],
        ['from', String(startMs)],
        ['to', String(endMs)],
    ]);
    return filled(template, values);
};
