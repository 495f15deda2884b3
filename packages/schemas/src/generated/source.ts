// Generated from specs/shared/schemas/Source.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';
import { LogSource } from './log-source.ts';
import { MetricSource } from './metric-source.ts';
import { SessionSource } from './session-source.ts';
import { TraceSource } from './trace-source.ts';

/** A table of events that charts and alerts query; `kind` says of what. Sources are made by an operator. */
export type Source = LogSource | TraceSource | MetricSource | SessionSource;

/** The validator of {@link Source}. */
export const Source: Schema<Source> = /* @__PURE__ */ schema<Source>({
  tag: 'kind',
  members: { log: LogSource.rule, trace: TraceSource.rule, metric: MetricSource.rule, session: SessionSource.rule },
});
