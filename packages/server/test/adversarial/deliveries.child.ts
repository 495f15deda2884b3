// Sends as many deliveries concurrently as a service does. deliveries.test.ts measures the event loop of this process.

import { parseTargetAllowList } from '../../src/outgoing/allow-list.ts';
import { createCheckedFetch } from '../../src/outgoing/checked-fetch.ts';

/** The maximum number of concurrent deliveries of a service. */
const DELIVERIES = 32;

const checkedFetch = createCheckedFetch({ allowList: parseTargetAllowList(['127.0.0.1']), timeoutMs: 10_000 });

// Keeps the process alive, because the event loop probe, which the test preloads, unreferences the IPC channel.
setInterval(() => undefined, 60_000);
process.on('disconnect', () => process.exit());
process.on('message', async (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('url' in message)) return;
  const url = String(message.url);
  const before = process.cpuUsage();
  const results = await Promise.allSettled(Array.from({ length: DELIVERIES }, () => checkedFetch(url, { body: '{}' })));
  const { user, system } = process.cpuUsage(before);
  const outcomes = results.map((result) =>
    result.status === 'fulfilled' ? String(result.value.status) : `${result.reason} ${result.reason.code}`,
  );
  process.send?.({ cpuMs: (user + system) / 1000, outcomes: [...new Set(outcomes)] });
});
