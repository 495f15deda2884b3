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
const signIn = {
  'open-source': '`Authorization: Bearer <personal API access key>`',
  managed: '`Authorization: Basic`, key id and key secret',
};

/** How to reach a deployment, a first call, and what there is, as Markdown. */
export function firstCall({ deployment, title, prefix, document, resources }: Api): string {
  const client = `@observability-api/${deployment}`;
  const rows = resources.map(
    ({ name, slug, description, operations }) => `| [${name}](${slug}.html) | ${description} | ${operations.length} |`,
  );
  return `# ${title}: first call

${document.info.summary}

| | |
|---|---|
| Address | \`http://localhost:8000${prefix}\`, where the service runs |
| Signing in | ${signIn[deployment]}, see [Authentication](authentication.html) |
| Client | \`npm install ${client}\` |

## Within a minute

Start the service in a clone of the repository; it writes a key to \`data/credentials.json\`.

\`\`\`sh
npm start
\`\`\`

In a second terminal in the same folder, name the service and the key:

\`\`\`sh
${credentials[deployment]}
\`\`\`

Ask for something:

\`\`\`sh
${call[deployment]}
\`\`\`

The client reads the same names from the environment:

\`\`\`ts
import { createClient } from '${client}';

const api = createClient();
const dashboard = await api.dashboards.create({ name: 'Checkout', tiles: [] });
console.log(dashboard.id);
\`\`\`

## What there is

| resource | | operations |
|---|---|---|
${rows.join('\n')}

Every answer has \`X-Request-Id\`. What goes wrong is said in words: [Errors](errors.html). Lists come in pages:
[Paging](paging.html). What may be sent twice, and how two people change one thing: [Idempotency and concurrency](concurrency.html).
`;
}
