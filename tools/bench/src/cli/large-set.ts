import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DASHBOARDS = 200;
const ALERTS = 500;

/** Writes monitoring files with a webhook, 500 alerts, and 200 dashboards of four tiles each. `threshold` is that of the alerts. */
export function writeLargeSet(folder: string, threshold: number): void {
  mkdirSync(join(folder, 'monitoring'), { recursive: true });
  write('webhook', { kind: 'Webhook', name: 'on-call', service: 'generic', url: 'https://hooks.example.com/on-call' });
  for (let index = 0; index < DASHBOARDS; index += 1) {
    write(`dashboard-${index}`, { kind: 'Dashboard', name: `Service ${index}`, tags: ['bench'], tiles: tiles(index) });
  }
  for (let index = 0; index < ALERTS; index += 1) {
    write(`alert-${index}`, {
      kind: 'Alert',
      name: `alert-${index}`,
      interval: '5m',
      threshold,
      thresholdType: 'above',
      tile: { dashboard: `Service ${index % DASHBOARDS}`, tile: 'Tile 0' },
      channel: { webhook: 'on-call' },
    });
  }

  function write(name: string, document: object): void {
    writeFileSync(join(folder, 'monitoring', `${name}.json`), JSON.stringify(document, null, 2));
  }
}

function tiles(index: number): object[] {
  const where = `ServiceName:service-${index} SeverityText:error`;
  const config = { displayType: 'line', source: 'Logs', select: [{ aggFn: 'count', where }], groupBy: 'ServiceName' };
  return [0, 1, 2, 3].map((tile) => ({ name: `Tile ${tile}`, x: 6 * tile, y: 0, w: 6, h: 4, config }));
}
