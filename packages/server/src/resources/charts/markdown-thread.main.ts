// Draws a Markdown tile as SVG, in a thread that `drawMarkdown` starts.
import { parentPort, workerData } from 'node:worker_threads';
import type { ChartProps } from '@observability-api/charts';
import { renderChart } from '@observability-api/charts/render';

parentPort?.postMessage(renderChart(workerData as ChartProps));
