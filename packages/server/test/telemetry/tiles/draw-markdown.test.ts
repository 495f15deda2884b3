import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { drawMarkdown } from '../../../src/resources/charts/draw-markdown.ts';

const result = { displayType: 'markdown', columns: [], rows: [], markdown: '# Runbook' } as const;
const props = { tile: {}, result, width: 400, height: 300 };

it('Markdown that takes too long to draw is rejected, and the next picture is drawn', async () => {
  const longText = { ...props, result: { ...result, markdown: '# Runbook\n\n'.repeat(4_000) } };
  // The message contains the default timeout, not the timeout of 1 ms.
  await expect(drawMarkdown(longText, 'a', undefined, 1)).rejects.toMatchObject({
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

it('an error of the drawing thread after the client disconnects is ignored', async () => {
  const { terminate } = Worker.prototype;
  const terminateWithError = vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
    this.emit('error', new Error('a late error'));
    return terminate.call(this);
  });
  const client = new AbortController();
  const drawing = drawMarkdown(props, 'a', client.signal);
  client.abort(new Error('the client disconnected'));
  await expect(drawing).rejects.toThrow('the client disconnected');
  terminateWithError.mockRestore();
});
