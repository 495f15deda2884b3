import type { ThemeName } from '../src/index.ts';
import { renderChart } from '../src/render.ts';
import { samples } from './samples.ts';

const BACKGROUNDS = { light: '#f3f5f8', dark: '#0a0c10' } as const;

/** Returns a page with all samples in one size. */
export function galleryPage(theme: ThemeName, width: number, height: number): string {
  const charts = Object.values(samples()).map((sample) => renderChart({ ...sample, width, height, theme }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Charts</title><style>
body { margin: 12px; background: ${BACKGROUNDS[theme]}; display: flex; flex-wrap: wrap; gap: 12px; }
</style></head><body>
${charts.join('\n')}
</body></html>
`;
}
