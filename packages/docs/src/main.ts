import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFolder } from './index.ts';
import { explorer } from './site/explorer.ts';
import { givenLinks, lostLinks } from './site/permalinks.ts';
import { readRedirects } from './site/redirects.ts';
import { reference } from './site/reference.ts';
import { deployments, readApi } from './spec/api.ts';

const { values } = parseArgs({ options: { base: { type: 'string', default: '/docs/' } } });
const started = performance.now();
const written = await reference(values);
const milliseconds = Math.round(performance.now() - started);
const lost = lostLinks(await givenLinks(), written, await readRedirects());
if (lost.length > 0) {
  console.error(
    'A release gave out these links, and they lead nowhere: give each a line in packages/docs/redirects.json.',
  );
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
console.log(`${files.size} files; the reference took ${milliseconds} ms`);
