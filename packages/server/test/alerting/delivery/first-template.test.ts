import { expect, it } from 'vitest';
import { TemplateRenderer } from '../../../src/alerting/delivery/render-template.ts';

// The only test of this file: Handlebars has another state after the first template of a process.
it('the first template of a process is rejected with the line of an unclosed comment', async () => {
  await expect(new TemplateRenderer().render('{\n{{!-- unclosed', {} as never)).rejects.toThrow(
    /^The template of the webhook is not valid Handlebars: see line 2$/,
  );
});
