import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the common sections of the client READMEs. `node expand-readme.ts <deployment>` inserts `README.clients.md` between the markers
 * in the README of that client. The `generate` tasks of the clients run it.
 */
const deployment = process.argv[2] ?? '';
const readme = new URL(`../${deployment}/README.md`, import.meta.url);
const [start, end] = ['<!-- common: packages/client-core/README.clients.md -->', '<!-- /common -->'];

const source = await readFile(new URL('README.clients.md', import.meta.url), 'utf8');
const sections = source.replace(/^# .*\n\n/, '').replaceAll('{{deployment}}', deployment);
const text = await readFile(readme, 'utf8');
const [before, afterStart] = text.split(start);
const after = afterStart?.split(end)[1];
if (before === undefined || after === undefined)
  throw new Error(`${readme.pathname} must contain ${start} and ${end}.`);
const expanded = `${before}${start}\n\n${sections}\n${end}${after}`;
if (expanded !== text) await writeFile(readme, expanded);
