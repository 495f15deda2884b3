import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, context, propagation, ROOT_CONTEXT, type TextMapPropagator, trace } from '@opentelemetry/api';
import { afterEach, describe, expect, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { data, serve } from '../support/serve.ts';

const span = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 };

/** Writes `traceparent` (https://www.w3.org/TR/trace-context/). */
const propagator: TextMapPropagator = {
  inject(active, carrier, setter) {
    const { traceId, spanId } = trace.getSpanContext(active) ?? {};
    if (traceId) setter.set(carrier, 'traceparent', `00-${traceId}-${spanId}-01`);
  },
  extract: (active) => active,
  fields: () => ['traceparent'],
};

/** Registers a context manager that preserves the context across `await`. */
function registerContextManager() {
  const storage = new AsyncLocalStorage<Context>();
  const manager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: <Args extends unknown[], Result>(
      active: Context,
      work: (...args: Args) => Result,
      self?: unknown,
      ...args: Args
    ): Result => storage.run(active, () => work.apply(self, args)),
    bind: <Target>(_: Context, target: Target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  };
  context.setGlobalContextManager(manager);
}

afterEach(() => {
  context.disable();
  propagation.disable();
});

describe('a call', () => {
  it('sends the traceparent of the active span if OpenTelemetry is set up', async () => {
    registerContextManager();
    propagation.setGlobalPropagator(propagator);
    const server = await serve(data({}));
    const api = clientOf(server.origin);
    await context.with(trace.setSpanContext(ROOT_CONTEXT, span), async () => {
      await api.get('one');
    });
    await api.get('two');
    const [within, without] = server.received.map(({ headers }) => headers['traceparent']);
    expect(within).toBe(`00-${span.traceId}-${span.spanId}-01`);
    expect(without).toBeUndefined();
  });

  it('sends no traceparent without OpenTelemetry', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin).get('one');
    expect(server.received[0]?.headers).not.toHaveProperty('traceparent');
  });
});
