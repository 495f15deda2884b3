import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const renderer = new URL('../../../src/alerting/delivery/render-template.ts', import.meta.url).href;

// The test starts its own process, because test files share one.
// The lexer of Handlebars has no `yy` before the first template is parsed in a process.
it('the first template of a process is rejected with the line of an unclosed comment', async () => {
  const program = `import { TemplateRenderer } from '${renderer}';
    await new TemplateRenderer().render('{\\n{{!-- unclosed', {}).catch(({ message }) => console.log(message));`;
  const options = ['--conditions=observability-api-source', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout).toBe('The template of the webhook is not valid Handlebars: see line 2\n');
});
