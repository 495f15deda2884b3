import { isRef } from '../../document/follow.ts';
import { rule } from '../../rule.ts';

/** `/dashboards` stands in `dashboards.yaml`, `/dashboards/{dashboardId}` in `dashboards.item.yaml`. */
export const pathFileName = rule('path-file-name', ({ root, report, context }) => {
  for (const [path, item] of Object.entries(root.paths ?? {})) {
    if (!isRef(item) || item.$ref.startsWith('#')) continue;
    const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
    const resource = segments.at(-1) ?? '';
    const isItem = path.endsWith('}');
    const name = item.$ref.slice(item.$ref.lastIndexOf('/') + 1).replace(/\.ya?ml$|\.json$/, '');
    const stem = name.replace(/\.item$/, '');
    // `pipe-settings` and `charts.series` say whose settings and series these are.
    if (name.endsWith('.item') === isItem && stem.split(/[.-]/).join('-').endsWith(resource)) continue;
    const expected = `${resource}${isItem ? '.item' : ''}.yaml`;
    report(
      `Expected a file like \`${expected}\` for this path, found \`${item.$ref}\`.`,
      context.location.child(['paths', path, '$ref']),
    );
  }
});
