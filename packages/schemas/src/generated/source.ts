// Generated from specs/shared/schemas/Source.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { union } from '../runtime/keywords/union.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { LogSource, isLogSource } from './log-source.ts';
import { MetricSource, isMetricSource } from './metric-source.ts';
import { PromqlSource, isPromqlSource } from './promql-source.ts';
import { SessionSource, isSessionSource } from './session-source.ts';
import { TraceSource, isTraceSource } from './trace-source.ts';

/** One or more tables of telemetry. `kind` determines the other properties and the possible queries. */
export type Source = LogSource | TraceSource | MetricSource | SessionSource | PromqlSource;

/** Validates {@link Source}. */
export const Source: Schema<Source> = /* @__PURE__ */ schema<Source>(
  () => ({
    tag: 'kind',
    members: {
      log: LogSource.rule,
      trace: TraceSource.rule,
      metric: MetricSource.rule,
      session: SessionSource.rule,
      promql: PromqlSource.rule,
    },
    keywords: [union],
  }),
  'response',
  isSource,
);

/** Returns true if the value is a valid {@link Source}. */
export function isSource(value: unknown): value is Source {
  if (!isObject(value)) return false;
  switch (value['kind']) {
    case 'log':
      return isLogSource(value);
    case 'trace':
      return isTraceSource(value);
    case 'metric':
      return isMetricSource(value);
    case 'session':
      return isSessionSource(value);
    case 'promql':
      return isPromqlSource(value);
    default:
      return false;
  }
}
