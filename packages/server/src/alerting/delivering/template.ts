import type { AlertNotification } from '@observability-api/schemas';
import {
  isJson,
  readTemplate,
  type Template,
  TemplateFault,
  type TemplateValues,
} from '../../resources/webhook-template.ts';
import { BodyFault } from './body-fault.ts';

/** What a template makes is no longer than this. */
const MOST_CHARACTERS = 1_048_576;

/** Templates that are kept compiled. */
const MOST_TEMPLATES = 200;

const valuesOf = (content: AlertNotification): TemplateValues => {
  const { title, body, link, state, startTime, endTime, value, threshold, group, eventId } = content;
  return { title, body, link, state, startTime, endTime, value, threshold, group: group.join(', '), eventId };
};

const compile = async (template: string): Promise<Template> => {
  try {
    return await readTemplate(template);
  } catch (error) {
    throw error instanceof TemplateFault ? new BodyFault(`The template of the webhook ${error.message}`) : error;
  }
};

/** Writes bodies by the templates of webhooks; a template is compiled once. Throws BodyFault. */
export const createTemplates = (): ((template: string, content: AlertNotification) => Promise<string>) => {
  const compiled = new Map<string, Template>();
  return async (template, content) => {
    const known = compiled.get(template);
    const read = known ?? (await compile(template));
    if (!known) {
      if (compiled.size >= MOST_TEMPLATES) compiled.clear();
      compiled.set(template, read);
    }
    const text = read.render(valuesOf(content));
    if (text.length > MOST_CHARACTERS) throw new BodyFault('The template of the webhook makes more than 1 MiB');
    // It does of samples, or was stored before these were tried.
    if (!isJson(text)) throw new BodyFault('The template of the webhook does not make JSON');
    return text;
  };
};
