import { expect } from 'vitest';
import { logsJson, sendOtlp } from '../telemetry/ingest/requests.ts';
import type { MeasuredService } from './event-loop-gap.ts';

/** Sends log records to the OTLP listener of a service, for its open source tenant. */
export async function sendLogs(
  { otlpUrl = '', credentials }: MeasuredService,
  records: readonly object[],
): Promise<void> {
  const { status } = await sendOtlp(otlpUrl, logsJson(...records), { key: credentials.openSource.ingestionKey });
  expect(status).toBe(200);
}
