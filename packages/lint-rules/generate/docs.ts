import { readFileSync, writeFileSync } from 'node:fs';
import { extensionsPage } from './extensions-page.ts';
import { indexPage } from './index-page.ts';

// Generates docs/README.md and docs/extensions.md: `node generate/docs.ts`. With `--check`, reports which of them are outdated instead.
const folder = new URL('../docs/', import.meta.url);
function summaryOf(rule: string) {
  return readFileSync(new URL(`${rule}.md`, folder), 'utf8').split('\n')[2] ?? '';
}
const pages = { 'README.md': indexPage(summaryOf), 'extensions.md': extensionsPage() };

for (const [name, text] of Object.entries(pages)) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`docs/${name} is outdated. Run npm run generate.`);
    process.exitCode = 1;
  }
}
