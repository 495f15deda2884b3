import { readTemplate, TemplateFault } from '../../resources/webhook-template.js';
import { BodyFault } from './body-fault.js';
/** What a template makes is no longer than this. */
const MOST_CHARACTERS = 1_048_576;
/** Templates that are kept compiled. */
const MOST_TEMPLATES = 200;
/** A value as it is written inside of a JSON text. */
const escaped = (text) => JSON.stringify(text).slice(1, -1);
/** The variables of a template. All are own properties of an object without a prototype. */
const variables = (content) => {
    const { title, body, link, state, startTime, endTime, value, threshold, group, eventId } = content;
    const values = {
        ...{ title: escaped(title), body: escaped(body), link: escaped(link), state: escaped(state) },
        ...{ group: escaped(group.join(', ')), eventId: escaped(eventId), startTime, endTime, value, threshold },
    };
    return Object.assign(Object.create(null), values);
};
const compile = async (template) => {
    try {
        return await readTemplate(template);
    }
    catch (error) {
        throw error instanceof TemplateFault ? new BodyFault(`The template of the webhook ${error.message}`) : error;
    }
};
/** Writes bodies by the templates of webhooks; a template is compiled once. Throws BodyFault. */
export const createTemplates = () => {
    const compiled = new Map();
    return async (template, content) => {
        const known = compiled.get(template);
        const read = known ?? (await compile(template));
        if (!known) {
            if (compiled.size >= MOST_TEMPLATES)
                compiled.clear();
            compiled.set(template, read);
        }
        const text = read.render(variables(content));
        if (text.length > MOST_CHARACTERS)
            throw new BodyFault('The template of the webhook makes more than 1 MiB');
        try {
            JSON.parse(text);
        }
        catch {
            throw new BodyFault('The template of the webhook does not make JSON');
        }
        return text;
    };
};
