import type { AlertDelivery, Webhook } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { showError } from '../app/error-text.ts';
import { useLoad } from '../app/use-load.ts';
import { Button } from '../parts/button.tsx';
import { Badge, ErrorMessage, type Tone } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import { formatTime } from '../time/range.ts';
import { channelText } from './alert-text.ts';

interface DeliveriesProps {
  readonly alertId: string;
  readonly webhooks: readonly Webhook[];
  readonly timeZone: string;
}

const TONES: Readonly<Record<AlertDelivery['status'], Tone>> = {
  pending: 'warning',
  delivered: 'good',
  failed: 'bad',
  superseded: 'neutral',
  cancelled: 'neutral',
};

/** The texts of the states that notifications report. */
const STATE_TEXTS: Readonly<Record<AlertDelivery['state'], string>> = {
  ALERT: 'Firing',
  OK: 'Resolved',
  INSUFFICIENT_DATA: 'No result',
};

/** Displays the latest notifications of an alert, and the outcome of their deliveries. */
export function Deliveries({ alertId, webhooks, timeZone }: DeliveriesProps): VNode {
  const api = useApi();
  const list = useLoad(
    async (signal) => (await api.alerts.listDeliveries(alertId, { limit: 100, signal })).items,
    alertId,
  );
  const deliveries = [...(list.data ?? [])].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const retry = async (id: string) => {
    try {
      await api.alerts.retryDelivery(alertId, id);
      list.reload();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <section aria-label="History">
      <h2 class="subtitle">History</h2>
      <ErrorMessage error={list.error} />
      {list.data && deliveries.length === 0 && <p class="muted">No recent notifications.</p>}
      {deliveries.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys.
        <section class="table-card" tabIndex={0} aria-label="Notifications">
          <table class="data">
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">State</th>
                <th scope="col">Group</th>
                <th scope="col">Channel</th>
                <th scope="col">Delivery</th>
                <th scope="col">Error</th>
                <th scope="col">
                  <span class="hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {deliveries.map(({ id, createdAt, state, group, channel, status, attempts, error }) => (
                <tr key={id}>
                  <th scope="row">{formatTime(createdAt, timeZone)}</th>
                  <td>{STATE_TEXTS[state]}</td>
                  <td>{group.join(', ')}</td>
                  <td>{channelText(channel, webhooks)}</td>
                  <td>
                    <Badge tone={TONES[status]}>{status}</Badge>
                    {attempts > 1 && <span class="muted"> {attempts} attempts</span>}
                  </td>
                  <td title={error ?? ''}>{error}</td>
                  <td>{status === 'failed' && <Button onClick={() => retry(id)}>Retry</Button>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
