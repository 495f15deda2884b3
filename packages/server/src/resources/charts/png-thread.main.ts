// Converts an SVG to PNG, in a thread that `convertToPng` starts.
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

parentPort?.postMessage(new Resvg(workerData as string, { font: { loadSystemFonts: true } }).render().asPng());
