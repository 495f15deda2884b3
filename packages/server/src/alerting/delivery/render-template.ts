import type { AlertNotification } from '@observability-api/schemas';
import { isJson, parseTemplate, type Template, TemplateError, type TemplateValues } from '../../templates/template.ts';

/** Thrown when the template of a webhook cannot render a notification. The message is shown to readers of the alert. */
export class DeliveryBodyError extends Error {
  override readonly name = 'DeliveryBodyError';
}

const MAX_RENDERED_CHARACTERS = 1_048_576;
const MAX_CACHED_TEMPLATES = 200;

function templateValues(content: AlertNotification): TemplateValues {
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

/** Renders the body templates of webhooks. Caches up to 200 compiled templates. */
export class TemplateRenderer {
  readonly #compiled = new Map<string, Template>();

  /** Renders a notification. Throws DeliveryBodyError if the template is invalid, or if its output is too long or not JSON. */
  async render(template: string, content: AlertNotification): Promise<string> {
    const text = (await this.#compile(template)).render(templateValues(content));
    if (text.length > MAX_RENDERED_CHARACTERS) {
      throw new DeliveryBodyError('The template of the webhook renders more than 1 MiB');
    }
    // The service checks templates with sample notifications only, and earlier versions did not check them.
    if (!isJson(text)) throw new DeliveryBodyError('The template of the webhook does not render valid JSON');
    return text;
  }

  async #compile(template: string): Promise<Template> {
    const cached = this.#compiled.get(template);
    if (cached) return cached;
    const compiled = await compile(template);
    if (this.#compiled.size >= MAX_CACHED_TEMPLATES) this.#compiled.clear();
    this.#compiled.set(template, compiled);
    return compiled;
  }
}
