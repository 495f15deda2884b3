import { alert } from './alert.ts';
import { apiKeys } from './api-keys.ts';
import { dashboard } from './dashboard.ts';
import type { Json } from './examples.ts';
import { withFaults } from './fault.ts';
import type { PayloadName } from './names.ts';
import { pipeSettings } from './pipe-settings.ts';
import { twinFaults } from './twins.ts';

/** What a payload is called in tables. */
export const payloadTitles: Readonly<Record<PayloadName, string>> = {
  dashboard: 'dashboard',
  alert: 'alert',
  pipeSettings: 'settings',
  apiKeys: '100 keys',
};

/** A document that satisfies its schema, and its twin that does not. */
export interface Payload {
  readonly valid: Json;
  readonly invalid: Json;
}

/** The four documents, the same in each run. */
export function payloads(): Record<PayloadName, Payload> {
  const twins = (name: PayloadName, valid: Json) => ({ valid, invalid: withFaults(valid, twinFaults[name]) });
  return {
    dashboard: twins('dashboard', dashboard()),
    alert: twins('alert', alert()),
    pipeSettings: twins('pipeSettings', pipeSettings()),
    apiKeys: twins('apiKeys', apiKeys()),
  };
}
