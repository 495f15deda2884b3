/** What a worker tells the process that started it. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly url: string; readonly notices: readonly string[] }
  /** It cannot start; why, in one sentence. */
  | { readonly kind: 'failed'; readonly sentence: string }
  /** Somebody asks for the metrics of all workers. */
  | { readonly kind: 'metrics-wanted'; readonly id: number };

/** What a worker is told. */
export type ToWorker =
  | { readonly kind: 'stop' }
  /** The metrics of all workers; without a text they could not be had. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text?: string };

/** Whether a message is one of these: libraries send others on the same channel. */
export function isMessage<Message extends FromWorker | ToWorker>(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
