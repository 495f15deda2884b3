import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { SpecError } from './read/spec-error.ts';

/** Usage: `main.ts <command> [--root <folder>]`. The commands are documented at {@link generate}. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
  const text = await generate(positionals.join(' '), values.root);
  if (text !== '') console.log(text);
}

main().catch((error: unknown) => {
  // `parseArgs` throws a TypeError with a code.
  const isExpected = error instanceof SpecError || (error instanceof TypeError && 'code' in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
