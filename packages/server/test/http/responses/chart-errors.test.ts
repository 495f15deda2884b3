import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

it('errors of chart queries in the open source deployment repeat the message in `error`, which some clients read', async () => {
  const api = served.caller('open-source');
  for (const path of ['/charts/series', '/charts/query']) {
    const { status, json } = await api.post(path, { startTime: 'a' });
    expect([status, json.error]).toEqual([400, json.message]);
    const malformed = await api.send('POST', path, { raw: '{' });
    expect([malformed.status, malformed.json.error]).toEqual([400, malformed.json.message]);
  }
  expect((await api.post('/dashboards', {})).json.error).toBeUndefined();
});
