// Draws a Markdown tile as SVG, in a thread that `drawMarkdown` starts.
import { parentPort } from 'node:worker_threads';
import type { ChartProps } from '@observability-api/charts';
import { renderChart } from '@observability-api/charts/render';

parentPort?.once('message', (props: ChartProps) => parentPort?.postMessage(renderChart(props)));
// `runInThread` sends the data after this message.
parentPort?.postMessage('loaded');
