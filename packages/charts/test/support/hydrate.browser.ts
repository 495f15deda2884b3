// Runs in the page: hydrates the markup of the server and returns the markup before and after, and the number of changes.
import { h, hydrate } from 'preact';
import { Chart, type ChartProps } from '../../src/index.ts';

declare global {
  interface Window {
    hydrateChart(
      markup: string,
      props: ChartProps,
    ): { readonly before: string; readonly after: string; readonly changes: number };
  }
}

window.hydrateChart = (markup, props) => {
  const parent = document.createElement('div');
  parent.innerHTML = markup;
  document.body.append(parent);
  const observer = new MutationObserver(() => undefined);
  observer.observe(parent, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = parent.innerHTML;
  hydrate(h(Chart, props), parent);
  const changes = observer.takeRecords().length;
  const after = parent.innerHTML;
  parent.remove();
  return { before, after, changes };
};
