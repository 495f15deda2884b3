/** The part of the registry of `@opentelemetry/api` that this module uses. */
interface OpenTelemetryApi {
  readonly context?: { active(): unknown };
  readonly propagation?: {
    inject(
      context: unknown,
      carrier: Record<string, string>,
      setter: { set(carrier: Record<string, string>, key: string, value: string): void },
    ): void;
  };
}

/** The key of the registry in `globalThis`. All copies of `@opentelemetry/api` 1.x store the context manager and the propagator in it. */
const registryKey = Symbol.for('opentelemetry.js.api.1');

const setter = {
  set(headers: Record<string, string>, name: string, value: string) {
    headers[name.toLowerCase()] = value;
  },
};

/** Injects the active context into the headers, for example as `traceparent`, if the program has set up OpenTelemetry. */
export function addTraceContext(headers: Record<string, string>): void {
  const { context, propagation } = (globalThis as { [registryKey]?: OpenTelemetryApi })[registryKey] ?? {};
  if (context && propagation) propagation.inject(context.active(), headers, setter);
}
