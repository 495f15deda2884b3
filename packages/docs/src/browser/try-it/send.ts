import { drawChart } from './draw-chart.ts';
import { tilePicture } from './tile-picture.ts';

const shownHeaders = ['etag', 'x-total-count', 'ratelimit-remaining', 'retry-after', 'x-request-id'];

/** Sends a request to the service that serves the page. Returns elements that show the response, after its chart if it has one. */
export async function send(address: string, request: RequestInit): Promise<HTMLElement[]> {
  const figure = document.createElement('figure');
  figure.className = 'code';
  const caption = document.createElement('figcaption');
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  figure.append(caption, pre);
  const started = performance.now();
  try {
    const response = await fetch(address, { ...request, credentials: 'omit', cache: 'no-store' });
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - started);
    caption.textContent = `${response.status} in ${milliseconds} ms`;
    const headers = shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [`${name}: ${value}`];
    });
    pre.textContent = `${headers.join('\n')}\n\n${pretty(text)}`;
    const chart = drawChart(text) ?? (await tilePicture(address, request, text));
    return chart ? [chart, figure] : [figure];
  } catch (error) {
    caption.textContent = 'No response';
    pre.textContent = error instanceof Error ? error.message : String(error);
  }
  return [figure];
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
