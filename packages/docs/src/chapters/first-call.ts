import type { Api } from '../spec/api.ts';

const credentials = {
  'open-source': `export OBSERVABILITY_API_URL=http://localhost:8000
export OBSERVABILITY_API_KEY=$(node -p "require('./data/credentials.json').openSource.apiKey")`,
  managed: `export OBSERVABILITY_API_URL=http://localhost:8000
credential() { node -p "require('./data/credentials.json').managed.$1"; }
export OBSERVABILITY_API_ORGANIZATION_ID=$(credential organizationId)
export OBSERVABILITY_API_SERVICE_ID=$(credential serviceId)
export OBSERVABILITY_API_KEY_ID=$(credential keyId)
export OBSERVABILITY_API_KEY_SECRET=$(credential keySecret)`,
};
const call = {
  'open-source': `curl --header "Authorization: Bearer $OBSERVABILITY_API_KEY" \\
  "$OBSERVABILITY_API_URL/api/v2/sources"`,
  managed: `curl --user "$OBSERVABILITY_API_KEY_ID:$OBSERVABILITY_API_KEY_SECRET" \\
  "$OBSERVABILITY_API_URL/v1/organizations/$OBSERVABILITY_API_ORGANIZATION_ID/keys"`,
};
const authentication = {
  'open-source': '`Authorization: Bearer <personal API access key>`',
  managed: 'HTTP Basic with the key id and the key secret',
};

/** Returns the first page of a deployment as Markdown: base URL, authentication, a first call and the resources. */
export function firstCall({ deployment, title, prefix, document, resources }: Api): string {
  const client = `@observability-api/${deployment}`;
  const rows = resources.map(
    ({ name, slug, description, operations }) => `| [${name}](${slug}.html) | ${operations.length} | ${description} |`,
  );
  return `# ${title}: first call

${document.info.summary}

| | |
|---|---|
| Base URL | \`http://localhost:8000${prefix}\` |
| Authentication | ${authentication[deployment]}; see [Authentication](authentication.html) |
| Client | \`npm install ${client}\` |

## Make a first call

Start the service in a clone of the repository. It writes a key to \`data/credentials.json\`.

\`\`\`sh
npm start
\`\`\`

In a second terminal in the same folder, set the environment variables:

\`\`\`sh
${credentials[deployment]}
\`\`\`

Call the API:

\`\`\`sh
${call[deployment]}
\`\`\`

The client reads the same environment variables:

\`\`\`ts
import { createClient } from '${client}';

const api = createClient();
const dashboard = await api.dashboards.create({ name: 'Checkout', tiles: [] });
console.log(dashboard.id);
\`\`\`

## Resources

| resource | operations | description |
|---|---|---|
${rows.join('\n')}

## Next steps

- [Concepts](concepts.html): the terms of this reference
- [Tutorial](tutorial.html): from telemetry to a webhook notification
- [Errors](errors.html), [Paging](paging.html), [Idempotency and concurrency](concurrency.html)
- [Running the service](self-hosting.html): installation, configuration and operation
`;
}
