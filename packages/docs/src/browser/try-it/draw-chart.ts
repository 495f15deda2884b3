const WIDTH = 480;
const HEIGHT = 160;
const COLORS = 6;
const SVG = 'http://www.w3.org/2000/svg';

interface Row {
  readonly ts_bucket: number;
  readonly group: readonly string[];
  readonly [series: `series_${number}.data`]: number | null;
}

/** Returns a line chart of a response of `queryChartSeries`. Returns undefined for other responses, and if there are no rows. */
export function drawChart(response: string): HTMLElement | undefined {
  const rows = rowsOf(response);
  if (rows.length === 0) return undefined;
  const times = rows.map(({ ts_bucket }) => ts_bucket);
  const lines = linesOf(rows);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const highest = values.reduce((highest, value) => Math.max(highest, value), 0);
  const lowest = values.reduce((lowest, value) => Math.min(lowest, value), 0);
  const x = (time: number) => (start === end ? WIDTH / 2 : 4 + ((time - start) / (end - start)) * (WIDTH - 8));
  const y = (value: number) => HEIGHT - 4 - ((value - lowest) / (highest - lowest || 1)) * (HEIGHT - 8);
  const chart = document.createElement('figure');
  chart.className = 'chart';
  const svg = element('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
  svg.setAttribute(
    'aria-label',
    `${lines.length} ${lines.length === 1 ? 'line' : 'lines'} from ${lowest} to ${highest}`,
  );
  const legend = document.createElement('figcaption');
  for (const [index, { name, points }] of lines.entries()) {
    const color = `line-${index % COLORS}`;
    svg.append(element('polyline', { class: color, points: points.map(([t, v]) => `${x(t)},${y(v)}`).join(' ') }));
    for (const [t, v] of points) svg.append(element('circle', { class: color, cx: x(t), cy: y(v), r: 2.5 }));
    const label = document.createElement('span');
    label.className = color;
    label.textContent = `${name}, at most ${Math.max(...points.map(([, value]) => value))}`;
    legend.append(label);
  }
  const range = document.createElement('span');
  range.textContent = `${new Date(start).toLocaleString()} to ${new Date(end).toLocaleString()}`;
  legend.append(range);
  chart.append(svg, legend);
  return chart;
}

function rowsOf(response: string): readonly Row[] {
  try {
    const { data, result } = JSON.parse(response) as { data?: unknown; result?: unknown };
    const rows = data ?? result;
    return Array.isArray(rows) && rows.every((row) => typeof row?.ts_bucket === 'number') ? (rows as Row[]) : [];
  } catch {
    return [];
  }
}

interface Line {
  readonly name: string;
  readonly points: [time: number, value: number][];
}

/** Returns a line for each series and group. */
function linesOf(rows: readonly Row[]): Line[] {
  const lines = new Map<string, Line>();
  for (const row of rows) {
    for (const [key, value] of Object.entries(row)) {
      if (!key.startsWith('series_') || typeof value !== 'number') continue;
      const name = [key.replace('_', ' ').replace('.data', ''), ...row.group].join(' · ');
      const line = lines.get(name) ?? { name, points: [] };
      lines.set(name, line);
      line.points.push([row.ts_bucket, value]);
    }
  }
  return [...lines.values()];
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const created = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  return created;
}
