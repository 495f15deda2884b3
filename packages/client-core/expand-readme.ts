import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the common sections of the client READMEs: `node expand-readme.ts <deployment>` inserts `README.clients.md` between
 * the markers of the README of that client. The `generate` tasks of the clients run it.
 */
const deployment = process.argv[2] ?? '';
const readme = new URL(`../${deployment}/README.md`, import.meta.url);
const [start, end] = ['<!-- common: packages/client-core/README.clients.md -->', '<!-- /common -->'];

/** The call of the section about `…/fetch`. Paths and bodies differ between the deployments. */
const fetchCalls: Readonly<Record<string, string>> = {
  'open-source': `const { data, error } = await api.GET('/api/v2/dashboards');
console.log(data?.data.length, error?.message);`,
  managed: `const params = { path: { organizationId: process.env['OBSERVABILITY_API_ORGANIZATION_ID'] ?? '' } };
const { data, error } = await api.GET('/v1/organizations/{organizationId}/keys', { params });
console.log(data?.result.length, error?.error);`,
};

const source = await readFile(new URL('README.clients.md', import.meta.url), 'utf8');
const sections = source
  .replace(/^# .*\n\n/, '')
  .replaceAll('{{deployment}}', deployment)
  .replace('{{fetchCall}}', fetchCalls[deployment] ?? '');
const text = await readFile(readme, 'utf8');
const [before, rest] = text.split(start);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined)
  throw new Error(`${readme.pathname} must contain ${start} and ${end}.`);
const expanded = `${before}${start}\n\n${sections}\n${end}${after}`;
if (expanded !== text) await writeFile(readme, expanded);
