import type { Alert } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { Badge } from '../parts/message.tsx';
import { STATES } from './alert-text.ts';

/** The state of an alert, and whether it is silenced. */
export function AlertState({ alert }: { readonly alert: Alert }): VNode {
  const [text, tone] = STATES[alert.state] ?? [alert.state, 'neutral'];
  return (
    <span class="badges">
      <Badge tone={tone}>{text}</Badge>
      {alert.silenced && <Badge tone="neutral">Silenced</Badge>}
    </span>
  );
}
