import type { ChartProps } from '@observability-api/charts';
import { errorCode } from '../../domain/describe-error.ts';
import { InvalidInputError } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import { runInThread } from './picture-thread.ts';

/** The maximum time to draw a Markdown tile. It starts when the thread has loaded its modules. */
const TIMEOUT_MS = 3_000;
/** The maximum heap of the thread, its modules included: 64 MiB for old objects, and 16 MiB for new ones. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Draws a Markdown tile as SVG in a thread: the parser takes seconds for some texts. Throws InvalidInputError for a text that takes too
 * much time or memory, TooManyRequestsError, UnavailableError, and the reason of an aborted `signal`.
 */
export async function drawMarkdown(
  props: ChartProps,
  tenant: string,
  signal?: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  try {
    return await runInThread<string>('markdown-thread', props, {
      tenant,
      signal,
      timeoutMs,
      resourceLimits: RESOURCE_LIMITS,
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError' && signal?.aborted !== true;
    if (!isTimeout && errorCode(error) !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    const message =
      'expected Markdown that can be drawn in 3 seconds with 64 MiB of memory: use less text, smaller tables or fewer lists';
    throw new InvalidInputError([issue(['tile'], 'condition', message)]);
  }
}
