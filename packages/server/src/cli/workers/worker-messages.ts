import type { Provisioned } from '@observability-api/cli/provision';
import type { StartedService } from '../banner.ts';

/** A message from a worker to the primary process. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly server: StartedService }
  /** The worker failed to start. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The result of `provision`: what was written, or the message of the error. */
  | { readonly kind: 'provisioned'; readonly id: number; readonly result?: Provisioned; readonly error?: string }
  /** The worker requests the metrics of all workers. */
  | { readonly kind: 'metrics-requested'; readonly id: number };

/** A message from the primary process to a worker. */
export type ToWorker =
  | { readonly kind: 'stop' }
  /** Asks the worker to apply the monitoring files of `--provision`. */
  | { readonly kind: 'provision'; readonly id: number }
  /** The metrics of all workers. `text` is absent if a worker did not respond. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text?: string };

/** Returns true for a message with a `kind`. The messages that libraries send between the same processes have none. */
export function isMessage<Message extends FromWorker | ToWorker>(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
