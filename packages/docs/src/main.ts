import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { siteFolder } from './index.ts';
import { lostLinks, releasedLinks, writePermalinks } from './site/permalinks.ts';
import { readRedirects } from './site/redirects.ts';
import { reference, screenshots } from './site/reference.ts';
import { writeFileList } from './site/stale-files.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/docs/' }, permalinks: { type: 'boolean', default: false } },
});
const started = performance.now();
const files = await reference(values);
if (values.permalinks) {
  await writePermalinks(files);
  process.exit();
}
const milliseconds = Math.round(performance.now() - started);
const missingLinks = lostLinks(await releasedLinks(), files, await readRedirects());
if (missingLinks.length > 0) {
  console.error('These released permalinks do not exist and have no redirect to an existing permalink.');
  console.error('Add or correct their redirects in packages/docs/redirects.json:');
  console.error(missingLinks.map((link) => `  ${link}`).join('\n'));
  process.exit(1);
}

await rm(siteFolder, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = new URL(path, siteFolder);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, content);
}
await mkdir(new URL('assets/viewer/', siteFolder), { recursive: true });
for (const path of screenshots) await copyFile(new URL(path, import.meta.url), new URL(path, siteFolder));
await writeFileList(siteFolder, [...files.keys(), ...screenshots]);
console.log(`${files.size + screenshots.length} files; reference built in ${milliseconds} ms`);
