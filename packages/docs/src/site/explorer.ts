import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Api } from '../spec/api.ts';

/** An empty image as a data URL, to avoid requests to another origin. */
const EMPTY_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Builds the explorer of an API: one page with the whole API, by Redoc. Replaces its logo, which would be loaded from another
 * origin, and increases the contrast of pale text.
 */
export async function explorer({ document }: Api): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'explorer-'));
  try {
    const [source, target] = [join(folder, 'openapi.json'), join(folder, 'index.html')];
    await writeFile(source, JSON.stringify(document));
    const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: Readonly<Record<string, string>> };
    const program = join(dirname(manifest), bin['redocly'] ?? '');
    await promisify(execFile)(process.execPath, [program, 'build-docs', source, '--inlineBundle', '-o', target], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    const page = await readFile(target, 'utf8');
    const style = await readFile(new URL('../assets/explorer.css', import.meta.url), 'utf8');
    return page
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, EMPTY_IMAGE)
      .replace('</head>', () => `<style>\n${style}</style>\n</head>`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
