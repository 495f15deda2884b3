import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { viewerRoot } from '../src/index.ts';

const index = readFileSync(join(viewerRoot, 'index.html'), 'utf8');
const assets = readdirSync(join(viewerRoot, 'assets'));

/** Returns a script and all scripts that it imports before it runs. */
function withStaticImports(name: string, names = new Set<string>()): Set<string> {
  if (names.has(name)) return names;
  names.add(name);
  const code = readFileSync(join(viewerRoot, 'assets', name), 'utf8');
  for (const [, file = ''] of code.matchAll(/(?:^|[;}\n])(?:import|export)[^;"'`()]*["'`]\.\/([^"'`]+\.js)["'`]/g))
    withStaticImports(file, names);
  return names;
}

describe('the built app', () => {
  it('has at most 90 kB of gzipped scripts that a page with a dashboard loads when it starts', () => {
    const [, entry = ''] = /src="\/view\/assets\/([^"]+\.js)"/.exec(index) ?? [];
    const scripts = [...withStaticImports(entry)];
    const size = scripts.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(viewerRoot, 'assets', name))).length,
      0,
    );
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(90_000);
  });

  it('has no inline script and no inline style in index.html', () => {
    expect(index).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(index.match(/<script[^>]*>[^<]/)).toBeNull();
  });

  it('refers in index.html only to files of the build and to config.json', () => {
    const urls = [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    expect(urls.length).toBeGreaterThan(2);
    // The build has no `config.json`, because the web server that serves the app creates it.
    const files = urls.filter((url) => url !== '/view/config.json');
    for (const url of files) expect(existsSync(join(viewerRoot, url.replace(/^\/view\//, ''))), url).toBe(true);
  });

  it('has a hash in the name of each asset', () => {
    expect(assets.filter((name) => !/-[\w-]{8}\.\w+$/.test(name))).toEqual([]);
  });
});
