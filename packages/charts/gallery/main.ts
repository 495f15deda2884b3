// Writes the gallery: `npm run gallery` in packages/charts.
import { mkdir, writeFile } from 'node:fs/promises';
import { galleryPage } from './page.ts';

const folder = new URL('../dist/gallery/', import.meta.url);
const sizes = [
  [480, 260],
  [220, 150],
  [900, 380],
] as const;

await mkdir(folder, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of sizes)
    await writeFile(new URL(`${theme}-${width}.html`, folder), galleryPage(theme, width, height));
}
console.log(`Wrote ${folder.href}`);
