import { nearest } from '@observability-api/schemas';
import { Refusal } from './refusal.js';
/** Which command lists what has such ids. */
const LISTS = {
    team: 'admin team list',
    organization: 'admin organization list',
    service: 'admin service list',
    pipe: 'admin pipe list',
    tenant: 'admin team list and admin service list',
    key: 'admin key list',
    'ingestion key': 'admin ingestion-key list',
};
const lists = (noun) => `${LISTS[noun]} ${noun === 'tenant' ? 'show' : 'shows'} those that there are`;
/** Throws Refusal, with the nearest id where one is near, unless `id` is one of `ids`. */
export const requireKnown = (noun, id, ids) => {
    if (ids.includes(id))
        return id;
    const near = nearest(id, ids);
    throw new Refusal(`No ${noun} has the id ${id}${near ? `; did you mean ${near}?` : `: ${lists(noun)}.`}`);
};
/** The id that is given, or the only one that there is. Throws Refusal. */
export const chosen = (noun, id, ids) => {
    if (id !== undefined)
        return requireKnown(noun, id, ids);
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0)
        return only;
    if (only === undefined)
        throw new Refusal(`There is no ${noun} yet: make one first.`);
    throw new Refusal(`There are ${ids.length} that could be meant: say which with --${noun} <id>; ${lists(noun)}.`);
};
