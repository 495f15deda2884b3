import { describe, expect, it } from 'vitest';
import { basic } from '../../support/service.ts';
import { deployments, withCredentials } from '../support/api.ts';
import { alert, alertTargets, dashboard, UNKNOWN_ID, UNKNOWN_UUID, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ maxBodyBytes: 2000, telemetry: 'off' });

const plainText = { 'content-type': 'text/plain' };
const tooLarge = 'x'.repeat(3000);

describe.each(deployments)('the order of the checks in the %s deployment', (name) => {
  const api = () => served.caller(name);
  const unauthenticated = () =>
    withCredentials(api(), name === 'open-source' ? 'Bearer unknown' : basic('unknown', 'unknown'));

  it('the route precedes the credentials', async () => {
    expect((await unauthenticated().get('/nothing')).status).toBe(404);
    expect((await unauthenticated().patch('/dashboards', {})).status).toBe(405);
  });

  it('the credentials precede the body and the ids in the path', async () => {
    const sent = { raw: tooLarge, headers: plainText };
    expect((await unauthenticated().send('PUT', '/dashboards/1', sent)).status).toBe(401);
  });

  it('the ids in the path precede the body', async () => {
    const sent = { raw: tooLarge, headers: plainText };
    const { status, message } = await api().send('PUT', '/dashboards/1', sent);
    expect(status).toBe(400);
    expect(message).toMatch(/^Params/);
  });

  it('the content type precedes the size, and the size precedes the content', async () => {
    const path = `/dashboards/${UNKNOWN_ID}`;
    expect((await api().send('PUT', path, { raw: tooLarge, headers: plainText })).status).toBe(415);
    expect((await api().send('PUT', path, { raw: tooLarge })).status).toBe(413);
  });

  it('the schemas of the body and the query precede the resource', async () => {
    const path = `/dashboards/${UNKNOWN_ID}`;
    expect((await api().put(path, {})).status).toBe(400);
    expect((await api().put(`${path}?x=1`, dashboard())).status).toBe(400);
    expect((await api().delete(`${path}?x=1`)).status).toBe(400);
    expect((await api().put(path, dashboard())).status).toBe(404);
  });

  it('the resource precedes the references and other rules for the body', async () => {
    const unknown = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: UNKNOWN_ID };
    expect((await api().put(`/alerts/${UNKNOWN_ID}`, alert(unknown))).status).toBe(404);
    const privateWebhook = webhook({ url: 'http://10.0.0.1' });
    expect((await api().put(`/webhooks/${UNKNOWN_ID}`, privateWebhook)).status).toBe(404);
    const past = { until: '2020-01-01T00:00:00Z' };
    expect((await api().put(`/alerts/${UNKNOWN_ID}/silence`, past)).status).toBe(404);
  });

  it('the precondition precedes the rules for the body', async () => {
    const { id } = await api().create('/webhooks', webhook());
    const privateWebhook = webhook({ url: 'http://10.0.0.1' });
    expect((await api().put(`/webhooks/${id}`, privateWebhook, { 'if-match': '"x"' })).status).toBe(412);
    expect((await api().put(`/webhooks/${id}`, privateWebhook)).status).toBe(400);
  });

  it('the resource precedes the precondition', async () => {
    expect((await api().put(`/dashboards/${UNKNOWN_ID}`, dashboard(), { 'if-match': '"x"' })).status).toBe(404);
    expect((await api().delete(`/webhooks/${UNKNOWN_ID}`, { 'if-match': '*' })).status).toBe(404);
  });

  it('the schema of the body precedes the precondition, and the precondition precedes a conflict', async () => {
    const targets = await alertTargets(api());
    await api().create('/alerts', alert(targets));
    const path = `/webhooks/${targets.webhookId}`;
    expect((await api().put(path, {}, { 'if-match': '"x"' })).status).toBe(400);
    expect((await api().put(path, webhook(), { 'if-match': '"x"' })).status).toBe(412);
    expect((await api().delete(path, { 'if-match': '"x"' })).status).toBe(412);
    expect((await api().delete(path)).status).toBe(409);
  });
});

describe('the order of further checks in the managed deployment', () => {
  const api = () => served.caller('managed');
  // Two slashes: the path is not relative to the tenant.
  const keys = () => `//v1/organizations/${served.credentials.managed.organizationId}/keys`;
  const sent = { raw: tooLarge, headers: plainText };

  /** Returns a client with a new key. */
  const withKey = async (key: object) => {
    const { keyId, keySecret } = await api().create(keys(), key);
    return withCredentials(api(), basic(keyId, keySecret));
  };

  it('the role precedes the ids in the path', async () => {
    const developer = await withKey({ roles: ['developer'] });
    expect((await developer.send('PUT', '/dashboards/1', sent)).status).toBe(403);
    expect((await developer.send('POST', '//v1/organizations/1/keys', sent)).status).toBe(403);
  });

  it('the client address precedes the ids in the path', async () => {
    const otherAddress = await withKey({ roles: ['admin'], ipAccessList: [{ source: '192.0.2.1' }] });
    expect((await otherAddress.send('PUT', '/dashboards/1', sent)).status).toBe(403);
  });

  it('the format of the ids in the path precedes the organization', async () => {
    const path = `//v1/organizations/${UNKNOWN_UUID}/services/x/observability/dashboards/1`;
    expect((await api().get(path)).status).toBe(400);
  });

  it('the precondition precedes the check that a key does not lock itself out', async () => {
    const { key, keyId, keySecret } = await api().create(keys(), { roles: ['admin'] });
    const client = withCredentials(api(), basic(keyId, keySecret));
    const stale = { 'if-match': '"other"' };
    expect((await client.delete(`${keys()}/${key.id}`, stale)).status).toBe(412);
    expect((await client.patch(`${keys()}/${key.id}`, { state: 'disabled' }, stale)).status).toBe(412);
    expect((await client.delete(`${keys()}/${key.id}`)).status).toBe(409);
  });

  it('the existence of the key in the path precedes the rules for the body', async () => {
    const expired = { expireAt: '2020-01-01T00:00:00Z' };
    expect((await api().patch(`${keys()}/${UNKNOWN_UUID}`, expired)).status).toBe(404);
  });

  it('the organization in the path precedes the body', async () => {
    expect((await api().send('POST', `//v1/organizations/${UNKNOWN_UUID}/keys`, sent)).status).toBe(404);
  });
});
