import type { Alert, AlertChannel, AlertDraft, AlertInput } from '@observability-api/schemas';
import { hasTwoBounds } from './alert-text.ts';

/** The values of the alert form. */
export interface AlertFields {
  /** The ids of the dashboard and the tile, joined with a slash. */
  readonly tile: string;
  readonly name: string;
  readonly thresholdType: AlertInput['thresholdType'];
  readonly threshold: string;
  readonly thresholdMax: string;
  readonly interval: AlertInput['interval'];
  readonly noData: NonNullable<AlertInput['noData']>;
  readonly windows: string;
  readonly message: string;
  readonly webhookIds: readonly string[];
  /** E-mail addresses, separated by commas, semicolons or whitespace. */
  readonly recipients: string;
}

/** The id of the webhook in the request for a preview if no webhook exists. */
const NO_WEBHOOK = '000000000000000000000000';

/** Returns the values of a stored alert, or the initial values of a new one on the tile. */
export function fieldsOf(alert: AlertDraft | undefined, tile: string): AlertFields {
  const channels = alert?.channels ?? [];
  return {
    tile: alert ? `${alert.dashboardId}/${alert.tileId}` : tile,
    name: alert?.name ?? '',
    thresholdType: alert?.thresholdType ?? 'above',
    threshold: String(alert?.threshold ?? ''),
    thresholdMax: String(alert?.thresholdMax ?? ''),
    interval: alert?.interval ?? '5m',
    noData: alert?.noData ?? 'zero',
    windows: String(alert?.numConsecutiveWindows ?? 1),
    message: alert?.message ?? '',
    webhookIds: channels.flatMap((channel) => (channel.type === 'webhook' ? [channel.webhookId] : [])),
    recipients: [...new Set(mailChannelsOf(alert).flatMap(({ emailRecipients }) => emailRecipients))].join(', '),
  };
}

/** Returns true for a new alert and for an alert on a tile: the user can select the tile. Other alerts keep their saved search or chart. */
export function canSelectTile(alert: AlertDraft | undefined): boolean {
  return !alert || alert.tileId !== undefined;
}

/** Returns the alert to store. Properties that the form does not edit keep their values. */
export function inputOf(alert: AlertDraft | undefined, fields: AlertFields): AlertInput {
  const {
    channel: _channel,
    channels: _channels,
    thresholdMax: _max,
    ...otherFields
  } = (alert ?? {}) as Partial<AlertInput>;
  const [dashboardId = '', tileId = ''] = fields.tile.split('/');
  return {
    ...otherFields,
    ...(canSelectTile(alert) ? { source: 'tile', dashboardId, tileId } : {}),
    name: fields.name || null,
    message: fields.message || null,
    interval: fields.interval,
    thresholdType: fields.thresholdType,
    threshold: Number(fields.threshold),
    ...(hasTwoBounds(fields.thresholdType) ? { thresholdMax: Number(fields.thresholdMax) } : {}),
    noData: fields.noData,
    numConsecutiveWindows: Number(fields.windows) > 1 ? Number(fields.windows) : null,
    channels: channelsOf(alert, fields),
  } as AlertInput;
}

/** Returns the alert to store: the latest stored alert, with the fields that the user has changed in the `displayed` version of it. */
export function changedInputOf(stored: AlertDraft, displayed: Alert, fields: AlertFields): AlertInput {
  const before = fieldsOf(displayed, '');
  const changes = Object.entries(fields).filter(
    ([name, value]) => String(value) !== String(before[name as keyof AlertFields]),
  );
  return inputOf(stored, { ...fieldsOf(stored, ''), ...Object.fromEntries(changes) });
}

/**
 * Returns the alert to preview, or `undefined` if the tile or a threshold is missing. `anyWebhookId` is the id of any stored
 * webhook: the service rejects an alert without a channel.
 */
export function previewInputOf(
  alert: Alert | undefined,
  fields: AlertFields,
  anyWebhookId: string = NO_WEBHOOK,
): AlertInput | undefined {
  const hasBounds = fields.threshold !== '' && (!hasTwoBounds(fields.thresholdType) || fields.thresholdMax !== '');
  if (!hasBounds || fields.tile === '') return undefined;
  // The service requires a channel. It does not affect when the alert fires.
  const input = inputOf(alert, fields);
  if (channelsOf(alert, fields).length > 0) return input;
  const stored = alert?.channels ?? [];
  return { ...input, channels: stored.length > 0 ? stored : [{ type: 'webhook', webhookId: anyWebhookId }] };
}

type MailChannel = Extract<AlertChannel, { readonly type: 'email' }>;

function mailChannelsOf(alert: AlertDraft | undefined): MailChannel[] {
  return (alert?.channels ?? []).filter((channel) => channel.type === 'email');
}

/**
 * Returns the channels of the form. A channel that the alert already has keeps its other properties. An alert can have several e-mail
 * channels, of different severities. Each keeps those of its recipients that the form still lists. The first one gets the new recipients.
 * A channel without recipients is removed.
 */
export function channelsOf(alert: AlertDraft | undefined, { webhookIds, recipients }: AlertFields): AlertChannel[] {
  const stored = alert?.channels ?? [];
  const listed = new Set(recipients.split(/[\s,;]+/).filter((address) => address !== ''));
  const mailChannels = mailChannelsOf(alert);
  const [first = { type: 'email', emailRecipients: [] }, ...others] = mailChannels;
  const added = [...listed].filter((address) => !mailChannels.some((mail) => mail.emailRecipients.includes(address)));
  return [
    ...webhookIds.map(
      (webhookId): AlertChannel =>
        stored.find((channel) => channel.type === 'webhook' && channel.webhookId === webhookId) ?? {
          type: 'webhook',
          webhookId,
        },
    ),
    ...[{ ...first, emailRecipients: [...first.emailRecipients, ...added] }, ...others]
      .map((mail) => ({ ...mail, emailRecipients: mail.emailRecipients.filter((address) => listed.has(address)) }))
      .filter(({ emailRecipients }) => emailRecipients.length > 0),
  ];
}
