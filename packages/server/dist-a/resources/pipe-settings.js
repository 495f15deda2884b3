import { fillDefaults, PipeSettings } from '@observability-api/schemas';
import { NotFound } from './errors.js';
import { writable } from './versioned.js';
/** The settings in effect: what was set, and the defaults of the spec for the rest. */
const inEffect = (settings) => fillDefaults(PipeSettings.rule, { ...settings });
const rowOf = (db, service, pipeId) => db
    .selectFrom('pipes')
    .select(['settings', 'version'])
    .where('service_id', '=', service.id)
    .where('id', '=', pipeId)
    .executeTakeFirst();
/** Only what was set is stored, so that a default that changes one day changes for those who never chose. */
const merged = (settings, input) => {
    const result = { ...settings };
    for (const [name, value] of Object.entries(input)) {
        if (value === null)
            delete result[name];
        else if (value !== undefined)
            result[name] = value;
    }
    return result;
};
/** The settings of the pipes in the store. */
export const createPipeSettings = ({ store }) => ({
    async get(service, pipeId) {
        const row = await rowOf(store.db, service, pipeId);
        if (!row)
            throw new NotFound('No pipe has this id');
        return { resource: inEffect(JSON.parse(row.settings)), version: row.version };
    },
    update: (service, pipeId, input, when) => store.transaction(async (tx) => {
        const before = writable(await rowOf(tx, service, pipeId), 'pipe', when);
        const settings = merged(JSON.parse(before.settings), input);
        const version = before.version + 1;
        await tx
            .updateTable('pipes')
            .set({ settings: JSON.stringify(settings), version })
            .where('service_id', '=', service.id)
            .where('id', '=', pipeId)
            .execute();
        return { resource: inEffect(settings), version };
    }),
});
