import type { Clock } from '../store/clock.ts';
import type { Engine } from '../telemetry/engine.ts';
/**
 * How far the clock of this machine is ahead of the telemetry engine's, negative where it is far behind. One that is
 * ahead would judge windows before their rows are there. What was known last holds while the engine does not answer.
 */
export declare const clockAhead: (engine: Pick<Engine, 'query'>, clock?: Clock) => (() => Promise<number>);
