import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

// The table of the formats is an object, so it inherits a property `toString`, which is not a format.
it.each(['xml', 'toString'])('rejects the format %s', (format) => {
  const { status, stderr } = spawnSync(process.execPath, [main, '--format', format], { encoding: 'utf8' });
  expect(stderr).toContain(
    `Expected --format to be one of text, annotations, markdown, json, sarif, received ${format}.`,
  );
  expect(status).toBe(2);
});
