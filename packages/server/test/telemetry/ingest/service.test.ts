import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { logRecord, logsJson, logsProtobuf, sendOtlp } from './requests.ts';

let server: RunningServer & Served;

beforeAll(async () => {
  server = await startForTest({ otlpPort: 0 });
});

afterAll(async () => server?.close());

/** Returns a log record of the current time. */
function currentRecord() {
  return logRecord({ timeUnixNano: `${Date.now()}000000` });
}

describe('the OTLP listener of the service', () => {
  it('accepts telemetry with the ingestion keys of both deployments', async () => {
    const { otlpUrl = '', credentials } = server;
    for (const { ingestionKey } of [credentials.openSource, credentials.managed]) {
      const response = await sendOtlp(otlpUrl, logsProtobuf(currentRecord()), { key: `Bearer ${ingestionKey}` });
      expect([response.status, response.bytes.length]).toEqual([200, 0]);
    }
  });

  it('rejects a personal API access key and names the required kind of key', async () => {
    const { otlpUrl = '', credentials } = server;
    const { apiKey } = credentials.openSource;
    for (const key of [apiKey, `Bearer ${apiKey}`]) {
      const { status, body } = await sendOtlp(otlpUrl, logsJson(currentRecord()), { key });
      expect([status, body]).toEqual([
        401,
        {
          code: 16,
          message:
            'Ingestion key not found. This is a personal API access key, which cannot send telemetry. Use an ingestion key.',
        },
      ]);
    }
  });

  it('does not exist if telemetry is off', async () => {
    const serverWithoutTelemetry = await startForTest({ telemetry: 'off' });
    expect(serverWithoutTelemetry.otlpUrl).toBeUndefined();
    await serverWithoutTelemetry.close();
  });
});
