import { Metadata } from '@grpc/grpc-js';
import type { Logger, Meter, Tracer } from '@opentelemetry/api';
import { OTLPLogExporter as LogsOverGrpc } from '@opentelemetry/exporter-logs-otlp-grpc';
import { OTLPLogExporter as LogsAsJson } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPLogExporter as LogsAsProtobuf } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPMetricExporter as MetricsOverGrpc } from '@opentelemetry/exporter-metrics-otlp-grpc';
import { OTLPMetricExporter as MetricsAsJson } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as MetricsAsProtobuf } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as TracesOverGrpc } from '@opentelemetry/exporter-trace-otlp-grpc';
import { OTLPTraceExporter as TracesAsJson } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as TracesAsProtobuf } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { AggregationType, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** The exporters of the OpenTelemetry SDK, by protocol. */
const exporters = {
  protobuf: { logs: LogsAsProtobuf, metrics: MetricsAsProtobuf, traces: TracesAsProtobuf },
  JSON: { logs: LogsAsJson, metrics: MetricsAsJson, traces: TracesAsJson },
  gRPC: { logs: LogsOverGrpc, metrics: MetricsOverGrpc, traces: TracesOverGrpc },
} as const;

/** The protocols of the exporters: OTLP over HTTP with protobuf or JSON, and OTLP over gRPC. */
export const protocols = ['protobuf', 'JSON', 'gRPC'] as const;

/** The parts of the SDK that an application uses. */
export interface Sdk {
  readonly logger: Logger;
  readonly tracer: Tracer;
  readonly meter: Meter;
  /** Sends all recorded telemetry. */
  flush(): Promise<void>;
  shutdown(): Promise<void>;
}

/** Starts the OpenTelemetry SDK with exporters to a listener. */
export function startSdk(
  protocol: (typeof protocols)[number],
  { url, grpcUrl, key, service }: { readonly [Name in 'url' | 'grpcUrl' | 'key' | 'service']: string },
): Sdk {
  const { logs, metrics, traces } = exporters[protocol];
  const exporterOptions = (path: string, authorization: string) => {
    if (protocol !== 'gRPC') return { url: url + path, headers: { Authorization: authorization } };
    const metadata = new Metadata();
    metadata.set('authorization', authorization);
    return { url: grpcUrl, metadata };
  };
  const resource = resourceFromAttributes({ 'service.name': service, 'host.cpus': 4 });
  const loggers = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new logs(exporterOptions('/v1/logs', key)) })],
  });
  // The exporters of traces send the key with `Bearer`, the others without it. The service accepts both. The listener of
  // these tests accepts any key.
  const tracers = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new traces(exporterOptions('/v1/traces', `Bearer ${key}`)) })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new metrics(exporterOptions('/v1/metrics', key)),
        exportIntervalMillis: 600_000,
        exportTimeoutMillis: 10_000,
      }),
    ],
    views: [
      { instrumentName: 'checkout.exponential', aggregation: { type: AggregationType.EXPONENTIAL_HISTOGRAM } },
      {
        instrumentName: 'checkout.duration',
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: [10, 100] } },
      },
    ],
  });
  return {
    logger: loggers.getLogger('shop', '1.2.3'),
    tracer: tracers.getTracer('shop', '1.2.3'),
    meter: meters.getMeter('shop', '1.2.3'),
    async flush() {
      await Promise.all([loggers.forceFlush(), tracers.forceFlush(), meters.forceFlush()]);
    },
    async shutdown() {
      await Promise.all([loggers.shutdown(), tracers.shutdown(), meters.shutdown()]);
    },
  };
}
