// Converts an SVG to PNG, in a thread that `convertToPng` starts.
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

parentPort?.once('message', (svg: string) => {
  parentPort?.postMessage(new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
});
// `runInThread` sends the data after this message.
parentPort?.postMessage('loaded');
