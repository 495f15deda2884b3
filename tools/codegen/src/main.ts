import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { SpecFault } from './read/spec-error.ts';

/** `main.ts <words> [--root folder]`: see `generate` for the words. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
  const text = await generate(positionals.join(' '), values.root);
  if (text !== '') console.log(text);
}

main().catch((error: unknown) => {
  console.error(error instanceof SpecFault ? error.message : error);
  process.exitCode = 1;
});
