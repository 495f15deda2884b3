import type {
  AlertChannel,
  AlertPreviewVariant,
  AlertTransition,
  PreviewedNotification,
} from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { hourIn } from '../../domain/time-zone.ts';
import type { WebhooksTable } from '../../store/tables.ts';
import { createDeliveryRequest } from '../delivery/delivery-request.ts';
import { createMail } from '../delivery/mail-attempt.ts';
import { DeliveryBodyError, TemplateRenderer } from '../delivery/render-template.ts';
import type { StoredContent } from '../outbox/notification.ts';
import type { CreatedNotification } from '../outbox/outbox.ts';
import type { StateNotice } from '../state/group-state.ts';
import type { EvaluatedWindow } from './evaluate-windows.ts';

/** The limits on the lists of a preview. */
export interface PreviewLimits {
  /** The maximum number of transitions, and of notifications. */
  readonly items: number;
  /** No notification is added after the bodies have reached this number of characters in total. */
  readonly characters: number;
}

/** The limits of the service. */
export const DEFAULT_PREVIEW_LIMITS: PreviewLimits = { items: 1_000, characters: 4_000_000 };

/** Collects the windows and notifications of a preview, which are not stored and not sent. */
export class PreviewSink {
  readonly #limits: PreviewLimits;
  readonly #timeZone: string;
  readonly #hourOf: (timeMs: number) => number;
  readonly #templates: TemplateRenderer;
  /** The number of transitions to `ALERT` by hour of the day. */
  readonly #hours = new Array<number>(24).fill(0);
  readonly #transitions: AlertTransition[] = [];
  readonly #notifications: PreviewedNotification[] = [];
  #transitionCount = 0;
  #notificationCount = 0;
  #characters = 0;
  #alertMs = 0;
  #windows = 0;

  constructor(limits: PreviewLimits, timeZone: string) {
    this.#limits = limits;
    this.#timeZone = timeZone;
    this.#templates = new TemplateRenderer(timeZone);
    this.#hourOf = hourIn(timeZone);
  }

  /** True if the list of notifications has room. */
  get hasRoom(): boolean {
    const { items, characters } = this.#limits;
    return this.#notifications.length < items && this.#characters < characters;
  }

  /** Adds an evaluated window and its transitions. */
  addWindow({ window, state, transitions }: EvaluatedWindow): void {
    this.#windows += 1;
    if (state === 'ALERT') this.#alertMs += window.endMs - window.startMs;
    this.#transitionCount += transitions.length;
    for (const { group, from, to, value } of transitions) {
      const hour = to === 'ALERT' ? this.#hourOf(window.endMs) : undefined;
      if (hour !== undefined) this.#hours[hour] = (this.#hours[hour] ?? 0) + 1;
      if (this.#transitions.length < this.#limits.items) {
        this.#transitions.push({ time: window.endMs, group: [...group], from, to, value });
      }
    }
  }

  /** Counts the notifications of notices, including those that are not added because the list is full. */
  countNotifications(notices: readonly StateNotice[]): void {
    for (const { channelIds } of notices) this.#notificationCount += channelIds.length;
  }

  /**
   * Adds a notification with the body that its receiver would get. `webhook` is undefined for an e-mail, and if the webhook does
   * not exist.
   */
  async addNotification(
    { key, channelId, content }: CreatedNotification,
    webhook: Selectable<WebhooksTable> | undefined,
  ): Promise<void> {
    const { endTime: time, state, group, severity, emailRecipients } = content;
    const channel: AlertChannel = {
      ...(emailRecipients
        ? { type: 'email', emailRecipients: [...emailRecipients] }
        : { type: 'webhook', webhookId: channelId }),
      ...(severity && { severity }),
    };
    const rendered = emailRecipients
      ? { body: createMail(content, emailRecipients, key, this.#timeZone).text }
      : await this.#bodyOf(webhook, key, content);
    this.#characters += rendered.body?.length ?? 0;
    // Only a notification about a failed evaluation has another state. A preview has none: `previewAlert` throws the error.
    this.#notifications.push({ time, channel, state: state === 'OK' ? 'OK' : 'ALERT', group, ...rendered });
  }

  async #bodyOf(webhook: Selectable<WebhooksTable> | undefined, key: string, content: StoredContent) {
    if (!webhook) return { body: null, error: 'The webhook does not exist.' };
    return createDeliveryRequest(webhook, key, content, this.#templates).then(
      ({ body }) => ({ body }),
      (error: unknown) => {
        if (error instanceof DeliveryBodyError) return { body: null, error: error.message };
        throw error;
      },
    );
  }

  /**
   * Returns the result. `firstStart` is the start of the first window, and `lastEnd` the end of the last one, both in epoch milliseconds.
   * They are null without windows.
   */
  result(firstStart: number | null, lastEnd: number | null): AlertPreviewVariant {
    return {
      windows: this.#windows,
      firstStart,
      lastEnd,
      alertMs: this.#alertMs,
      hours: this.#hours,
      timeZone: this.#timeZone,
      firings: this.#hours.reduce((sum, count) => sum + count, 0),
      transitions: this.#transitions,
      transitionCount: this.#transitionCount,
      notifications: this.#notifications,
      notificationCount: this.#notificationCount,
    };
  }
}
