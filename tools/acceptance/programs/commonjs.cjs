// Loads the clients from CommonJS, in runtimes that can require ES modules.
const { readFileSync } = require('node:fs');
const managed = require('@observability-api/managed');
const openSource = require('@observability-api/open-source');
const { DeliveryError, parseDelivery } = require('@observability-api/open-source/webhooks');

async function main() {
  const credentials = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  for (const api of [openSource.createClient(credentials.openSource), managed.createClient(credentials.managed)]) {
    const error = await api.dashboards.get('000000000000000000000000').catch((reason) => reason);
    console.log(error instanceof openSource.NotFoundError);
  }
}
main().then(async () => {
  const unsigned = { headers: { 'idempotency-key': 'n-1' }, body: '{}' };
  const error = await parseDelivery(unsigned, { secret: 'whsec-9f1c7d52b8e04a63' }).catch((reason) => reason);
  console.log(error instanceof DeliveryError && error.code);
});
