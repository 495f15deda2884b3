/** The parts of `@opentelemetry/api` that are used. */
interface OpenTelemetry {
  readonly context?: { active(): unknown };
  readonly propagation?: {
    inject(
      context: unknown,
      carrier: Headers,
      setter: { set(carrier: Headers, key: string, value: string): void },
    ): void;
  };
}

/** Where every copy of `@opentelemetry/api` 1.x finds what was registered, so that it need not be imported. */
const registered = Symbol.for('opentelemetry.js.api.1');

const setter = { set: (headers: Headers, name: string, value: string) => headers.set(name, value) };

/** Adds `traceparent`, where the program has set up OpenTelemetry. */
export function addTraceContext(headers: Headers): void {
  const { context, propagation } = (globalThis as { [registered]?: OpenTelemetry })[registered] ?? {};
  if (context && propagation) propagation.inject(context.active(), headers, setter);
}
