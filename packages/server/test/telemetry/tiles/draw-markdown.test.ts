import { expect, it } from 'vitest';
import { drawMarkdown } from '../../../src/resources/charts/draw-markdown.ts';

const result = { displayType: 'markdown', columns: [], rows: [], markdown: '# Runbook' } as const;
const props = { tile: {}, result, width: 400, height: 300 };

it('Markdown that takes too long to draw is rejected, and the next picture is drawn', async () => {
  await expect(drawMarkdown(props, 'a', undefined, 1)).rejects.toMatchObject({
    issues: [{ message: expect.stringContaining('expected Markdown that can be drawn in 3 seconds') }],
  });
  expect(await drawMarkdown(props, 'a')).toContain('Runbook');
});

it('drawing Markdown ends when the client disconnects', async () => {
  const client = new AbortController();
  const drawing = drawMarkdown(props, 'a', client.signal);
  client.abort(new Error('the client disconnected'));
  await expect(drawing).rejects.toThrow('the client disconnected');
});
