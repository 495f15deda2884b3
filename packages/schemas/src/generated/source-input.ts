// Generated from specs/shared/schemas/SourceInput.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { union } from '../runtime/keywords/union.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { LogSourceInput, isLogSourceInput } from './log-source-input.ts';
import { MetricSourceInput, isMetricSourceInput } from './metric-source-input.ts';
import { PromqlSourceInput, isPromqlSourceInput } from './promql-source-input.ts';
import { SessionSourceInput, isSessionSourceInput } from './session-source-input.ts';
import { TraceSourceInput, isTraceSourceInput } from './trace-source-input.ts';

/** The body of a create or update request. `kind` selects the properties. An update replaces all properties. */
export type SourceInput =
  | LogSourceInput
  | TraceSourceInput
  | MetricSourceInput
  | SessionSourceInput
  | PromqlSourceInput;

/** Validates {@link SourceInput}. */
export const SourceInput: Schema<SourceInput> = /* @__PURE__ */ schema<SourceInput>(
  () => ({
    tag: 'kind',
    members: {
      log: LogSourceInput.rule,
      trace: TraceSourceInput.rule,
      metric: MetricSourceInput.rule,
      session: SessionSourceInput.rule,
      promql: PromqlSourceInput.rule,
    },
    keywords: [union],
  }),
  'request',
  isSourceInput,
);

/** Returns true if the value is a valid {@link SourceInput}. */
export function isSourceInput(value: unknown): value is SourceInput {
  if (!isObject(value)) return false;
  switch (value['kind']) {
    case 'log':
      return isLogSourceInput(value);
    case 'trace':
      return isTraceSourceInput(value);
    case 'metric':
      return isMetricSourceInput(value);
    case 'session':
      return isSessionSourceInput(value);
    case 'promql':
      return isPromqlSourceInput(value);
    default:
      return false;
  }
}
