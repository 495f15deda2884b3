import type { CheckedFetch } from '../../outgoing/checked-fetch.ts';
import type { WebhookAllowList } from '../../resources/webhook-allow-list.ts';
import type { Send } from './attempts.ts';

/**
 * Sends by checked connections. What makes them is loaded for the first delivery: a service that never sends one is
 * 20 MB smaller without.
 */
export const createSend = (allowList: WebhookAllowList): Send & { close(): Promise<void> } => {
  let opened: Promise<CheckedFetch> | undefined;
  const open = async (): Promise<CheckedFetch> => {
    const { createCheckedFetch } = await import('../../outgoing/checked-fetch.ts');
    return createCheckedFetch({ allowList });
  };
  const send: Send = async (url, what) => {
    opened ??= open();
    return (await opened)(url, what);
  };
  return Object.assign(send, { close: async () => (await opened)?.close() });
};
