import type { AlertNotification } from '@observability-api/schemas';
import { isJson, parseTemplate, type Template, TemplateError, type TemplateValues } from '../../templates/template.ts';
import { DeliveryBodyError } from './body-error.ts';

/** What a template makes is no longer than this. */
const MAX_RENDERED_CHARACTERS = 1_048_576;

/** Templates that are kept compiled. */
const MAX_CACHED_TEMPLATES = 200;

function valuesOf(content: AlertNotification): TemplateValues {
  const { title, body, link, state, startTime, endTime, value, threshold, group, eventId } = content;
  return { title, body, link, state, startTime, endTime, value, threshold, group: group.join(', '), eventId };
}

async function compile(template: string): Promise<Template> {
  try {
    return await parseTemplate(template);
  } catch (error) {
    throw error instanceof TemplateError
      ? new DeliveryBodyError(`The template of the webhook ${error.message}`)
      : error;
  }
}

/** Writes bodies by the templates of webhooks; a template is compiled once. Throws BodyFault. */
export function createTemplateRenderer(): (template: string, content: AlertNotification) => Promise<string> {
  const compiled = new Map<string, Template>();
  return async (template, content) => {
    const known = compiled.get(template);
    const read = known ?? (await compile(template));
    if (!known) {
      if (compiled.size >= MAX_CACHED_TEMPLATES) compiled.clear();
      compiled.set(template, read);
    }
    const text = read.render(valuesOf(content));
    if (text.length > MAX_RENDERED_CHARACTERS)
      throw new DeliveryBodyError('The template of the webhook makes more than 1 MiB');
    // It does of samples, or was stored before these were tried.
    if (!isJson(text)) throw new DeliveryBodyError('The template of the webhook does not make JSON');
    return text;
  };
}
