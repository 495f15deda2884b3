import type {
  AlertInput,
  AlertInterval,
  AlertPreview,
  AlertPreviewInput,
  AlertPreviewVariant,
  TileInput,
} from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { type InputIssue, InvalidInputError, TimeoutError, TooManyRequestsError } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { AlertsTable } from '../../store/tables.ts';
import { EngineBusyError, QueryError, QueryTimeoutError } from '../../telemetry/clickhouse/engine-errors.ts';
import { granularities } from '../../telemetry/query/granularity.ts';
import { WATCHED_PROPERTY } from './rules.ts';

/**
 * A variant of a preview, and the range `[fromMs, toMs)` to evaluate it over. The variants are `alert` and, if the request has it,
 * `compareWith`.
 */
export interface VariantRequest {
  readonly alert: Selectable<AlertsTable>;
  /** The tile that the alert watches instead of its stored tile. */
  readonly tile?: TileInput | undefined;
  readonly fromMs: number;
  readonly toMs: number;
  readonly signal: AbortSignal;
}

/** Evaluates alerts over past ranges. */
export interface Previewer {
  /** Evaluates a variant. Throws errors of its tile and its queries, and the reason of the signal. */
  evaluate(request: VariantRequest): Promise<AlertPreviewVariant>;
  /** Returns the message of an error that the client can fix, for example a tile that cannot be queried; otherwise undefined. */
  describeFailure(error: unknown, alert: Selectable<AlertsTable>): string | undefined;
}

/** `Retry-After` of a rejected preview. */
const RETRY_SECONDS = 5;

/** The limit on the previews of each tenant in one process. */
export const PREVIEW_LIMIT = {
  maximum: 2,
  noun: 'previews',
  shortNoun: 'previews',
  retrySeconds: RETRY_SECONDS,
} as const;

/** The maximum duration of a preview. */
const PREVIEW_TIMEOUT_MS = 60_000;

const DAY_MS = 86_400_000;
const MAX_DAYS = 90;
const MAX_WINDOWS = 20_000;

/** Returns the issues of the range of a preview. */
export function rangeIssues(
  { from, to }: AlertPreviewInput,
  alerts: readonly { readonly interval: string }[],
): InputIssue[] {
  if (to <= from) return [issue(['to'], 'condition', 'expected a time after `from`')];
  if (to - from > MAX_DAYS * DAY_MS)
    return [issue(['to'], 'condition', `expected at most ${MAX_DAYS} days after \`from\``)];
  const shortest = Math.min(...alerts.map(({ interval }) => granularities[interval as AlertInterval]));
  const windows = Math.floor((to - from) / shortest);
  if (windows <= MAX_WINDOWS) return [];
  const days = Math.floor((MAX_WINDOWS * shortest) / DAY_MS);
  const message = `expected a range of at most ${MAX_WINDOWS} windows, received ${windows}: use a longer interval, or at most ${days} days`;
  return [issue(['to'], 'condition', message)];
}

/** Converts issues of an alert to issues of the request body that contains the alert as a variant. */
export function inVariant(variant: 'alert' | 'compareWith', issues: readonly InputIssue[]): InputIssue[] {
  return issues.map((found) => ({ ...found, path: [variant, ...found.path], pointer: `/${variant}${found.pointer}` }));
}

/** Converts an error of an evaluation to an API error. `message` is the result of {@link Previewer.describeFailure}. */
function toApiError(error: unknown, path: readonly string[], message: string | undefined): unknown {
  if (error instanceof EngineBusyError) {
    return new TooManyRequestsError(
      `The preview waited too long behind other queries. Retry in ${RETRY_SECONDS} seconds.`,
      RETRY_SECONDS,
    );
  }
  if (error instanceof QueryTimeoutError) {
    return new TimeoutError('A query of the preview exceeded the time limit. Use a shorter range.');
  }
  if (message !== undefined) return new InvalidInputError([issue([...path], 'condition', message)]);
  // An error in the SQL of an API client is an InvalidSeriesError, so a QueryError is an error of the service. The log has the cause.
  return error instanceof QueryError ? new Error('A statement of a preview failed.', { cause: error }) : error;
}

/**
 * Evaluates the variants one after the other. Throws InvalidInputError, TooManyRequestsError, TimeoutError, UnavailableError, and the
 * reason of `signal`.
 */
export async function previewVariants(
  variants: Readonly<Partial<Record<'alert' | 'compareWith', Selectable<AlertsTable>>>>,
  { tile, signal, ...range }: Omit<VariantRequest, 'alert'>,
  previewer: Previewer,
): Promise<AlertPreview> {
  const timeout = AbortSignal.timeout(PREVIEW_TIMEOUT_MS);
  const result: Partial<Record<'alert' | 'compareWith', AlertPreviewVariant>> = {};
  for (const name of ['alert', 'compareWith'] as const) {
    const alert = variants[name];
    if (!alert) continue;
    try {
      result[name] = await previewer.evaluate({
        ...range,
        alert,
        signal: AbortSignal.any([signal, timeout]),
        ...(name === 'alert' && { tile }),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (timeout.aborted) {
        throw new TimeoutError(
          `The preview took longer than ${PREVIEW_TIMEOUT_MS / 1000} seconds. Use a shorter range.`,
        );
      }
      const watchedPath = [name, WATCHED_PROPERTY[alert.source as AlertInput['source']]];
      const path = name === 'alert' && tile ? ['tile'] : watchedPath;
      throw toApiError(error, path, previewer.describeFailure(error, alert));
    }
  }
  return result as AlertPreview;
}
