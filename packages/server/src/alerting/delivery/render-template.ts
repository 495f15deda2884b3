import type { AlertNotification } from '@observability-api/schemas';
import { DEFAULT_TIME_ZONE, formatRange } from '../../domain/time-zone.ts';
import { toIsoTime } from '../../domain/timestamp.ts';
import {
  isJson,
  MAX_RENDERED_CHARACTERS,
  parseTemplate,
  type Template,
  TemplateError,
  type TemplateValues,
} from '../../templates/template.ts';
import type { TemplateContext } from '../outbox/notification.ts';

/** Thrown when the template of a webhook cannot render a notification. The message is shown to readers of the alert. */
export class DeliveryBodyError extends Error {
  override readonly name = 'DeliveryBodyError';
}

const MAX_CACHED_TEMPLATES = 200;

/** The context of sample notifications, and of notifications that an earlier version stored without a context. */
const NO_CONTEXT: TemplateContext = {
  alertType: 'tile',
  teamId: '',
  sourceQuery: '',
  note: '',
  tags: [],
  groupBy: [],
  severity: '',
};

function templateValues(content: AlertNotification, context: TemplateContext, timeZone: string): TemplateValues {
  const { title, body, link, state, startTime, endTime, value, threshold, group, eventId, alertId } = content;
  const { alertType, teamId, sourceQuery, note, tags, groupBy, severity = '' } = context;
  const groupKey = group.join(', ');
  return {
    title,
    body,
    link,
    state,
    startTime,
    endTime,
    value,
    threshold,
    group: groupKey,
    groupKey,
    eventId,
    alertId,
    alertType,
    teamId,
    sourceQuery,
    note,
    severity,
    tags: tags.join(', '),
    status: state === 'OK' ? 'resolved' : 'firing',
    comparator: content.thresholdType,
    startTimeISO: toIsoTime(startTime),
    endTimeISO: toIsoTime(endTime),
    timeRange: formatRange(startTime, endTime, timeZone),
    fields: new Map(groupBy.map((field, index) => [field, group[index] ?? ''])),
  };
}

async function parse(template: string): Promise<Template> {
  try {
    return await parseTemplate(template);
  } catch (error) {
    throw error instanceof TemplateError
      ? new DeliveryBodyError(`The template of the webhook ${error.message}`)
      : error;
  }
}

/** Renders the body templates of webhooks. Caches up to 200 parsed templates. */
export class TemplateRenderer {
  /** The time zone of the times in messages. */
  readonly timeZone: string;
  readonly #parsed = new Map<string, Template>();

  constructor(timeZone: string = DEFAULT_TIME_ZONE) {
    this.timeZone = timeZone;
  }

  /** Renders a notification. Throws DeliveryBodyError if the template is invalid, or if its output is too long or not JSON. */
  async render(template: string, content: AlertNotification, context: TemplateContext = NO_CONTEXT): Promise<string> {
    const text = (await this.#parse(template)).render(templateValues(content, context, this.timeZone));
    if (text.length > MAX_RENDERED_CHARACTERS) {
      throw new DeliveryBodyError(
        `The template of the webhook renders more than ${MAX_RENDERED_CHARACTERS} characters`,
      );
    }
    // The service checks templates with sample notifications only, and earlier versions did not check them.
    if (!isJson(text)) throw new DeliveryBodyError('The template of the webhook does not render valid JSON');
    return text;
  }

  async #parse(template: string): Promise<Template> {
    const cached = this.#parsed.get(template);
    if (cached) return cached;
    const parsed = await parse(template);
    if (this.#parsed.size >= MAX_CACHED_TEMPLATES) this.#parsed.clear();
    this.#parsed.set(template, parsed);
    return parsed;
  }
}
