import { readFileSync, writeFileSync } from 'node:fs';
import { extensionsPage } from './extensions-page.ts';
import { indexPage } from './index-page.ts';

// Writes the pages that follow from the rules: `node generate/docs.ts`. With `--check` it only says which one is out of date.
const folder = new URL('../docs/', import.meta.url);
const sentenceOf = (rule: string) => readFileSync(new URL(`${rule}.md`, folder), 'utf8').split('\n')[2] ?? '';
const pages = { 'README.md': indexPage(sentenceOf), 'extensions.md': extensionsPage() };

for (const [name, text] of Object.entries(pages)) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`docs/${name} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}
