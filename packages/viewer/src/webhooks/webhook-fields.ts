import type { Webhook, WebhookDraft, WebhookInput } from '@observability-api/schemas';
import { pairsOf } from './pairs.ts';

/** The values of the webhook form. */
export type WebhookFields = ReturnType<typeof fieldsOf>;

/** Returns the initial values of the form. */
export function fieldsOf(webhook: Webhook | WebhookDraft | undefined) {
  return {
    name: webhook?.name ?? '',
    service: String(webhook?.service ?? 'generic'),
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    preset: '',
    body: webhook && 'body' in webhook ? (webhook.body ?? '') : '',
    headers: '',
    queryParams: '',
    secret: '',
  };
}

/** Returns the webhook to store. Properties that the form does not edit keep their values. */
export function inputOf(webhook: Webhook | WebhookDraft | undefined, fields: WebhookFields): WebhookInput {
  const { body: _body, description: _description, ...otherFields } = (webhook ?? {}) as Record<string, unknown>;
  const { name, service, url, description, preset, body, headers, queryParams, secret } = fields;
  const content = preset ? { preset } : body ? { body } : {};
  return {
    ...otherFields,
    name,
    service,
    url,
    ...(description ? { description } : {}),
    ...(secret ? { secret } : {}),
    ...(service === 'slack'
      ? {}
      : {
          ...content,
          ...(headers.trim() ? { headers: pairsOf(headers, ':') } : {}),
          ...(queryParams.trim() ? { queryParams: pairsOf(queryParams, '=') } : {}),
        }),
  } as WebhookInput;
}

/**
 * Returns the webhook to store: `stored`, the latest version, with the fields that the user has changed. `displayed` is the version with
 * which the form was opened.
 */
export function changedInputOf(stored: WebhookDraft, displayed: Webhook, fields: WebhookFields): WebhookInput {
  const before = fieldsOf(displayed);
  const changes = Object.entries(fields).filter(([name, value]) => value !== before[name as keyof WebhookFields]);
  return inputOf(stored, { ...fieldsOf(stored), ...Object.fromEntries(changes) });
}
