// A service. Its parent process sets the clock and starts the evaluation of alerts, see evaluations.test.ts.

import { startServer } from '../../src/index.ts';

let nowMs = Number(process.argv[2]);
const server = await startServer({
  dataDir: process.argv[3] ?? '',
  port: 0,
  otlpPort: 0,
  logLevel: 'silent',
  rateLimit: 'off',
  selfTelemetry: 'off',
  webhookAllow: ['127.0.0.1'],
  clock: () => nowMs,
});

process.on('disconnect', () => void server.close().then(() => process.exit()));
process.on('message', async (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('evaluateAt' in message)) return;
  nowMs = Number(message.evaluateAt);
  await server.evaluateAlerts();
  process.send?.('evaluated');
});
process.send?.({ url: server.url, otlpUrl: server.otlpUrl, credentials: server.credentials });
