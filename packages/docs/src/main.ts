import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFolder } from './index.ts';
import { explorer } from './site/explorer.ts';
import { lostLinks, releasedLinks } from './site/permalinks.ts';
import { readRedirects } from './site/redirects.ts';
import { reference } from './site/reference.ts';
import { deployments, readApi } from './spec/api.ts';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/docs/' } } });
const started = performance.now();
const written = await reference(values);
const milliseconds = Math.round(performance.now() - started);
const lost = lostLinks(await releasedLinks(), written, await readRedirects());
if (lost.length > 0) {
  console.error('These released permalinks no longer exist. Add a redirect for each to packages/docs/redirects.json:');
  console.error(lost.map((link) => `  ${link}`).join('\n'));
  process.exit(1);
}
const explorers = deployments.map(
  async (deployment) => [`explorer/${deployment}/index.html`, await explorer(await readApi(deployment))] as const,
);
const files = new Map([...written, ...(await Promise.all(explorers))]);

await rm(siteFolder, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = new URL(path, siteFolder);
  await mkdir(dirname(file.pathname), { recursive: true });
  await writeFile(file, content);
}
console.log(`${files.size} files; reference built in ${milliseconds} ms`);
