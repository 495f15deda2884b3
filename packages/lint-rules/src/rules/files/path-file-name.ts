import { isRef } from '../../document/follow.ts';
import { rule } from '../../rule.ts';

/**
 * `/dashboards` stands in `dashboards.yaml`, `/dashboards/{dashboardId}` in `dashboards.item.yaml`, the webhook
 * `alertNotification` in `alertNotification.yaml`.
 */
export const pathFileName = rule('path-file-name', ({ root, report, context }) => {
  for (const [path, item] of Object.entries(root.paths ?? {})) {
    if (!isRef(item) || item.$ref.startsWith('#')) continue;
    const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
    const resource = segments.at(-1) ?? '';
    const isItem = path.endsWith('}');
    const name = fileName(item.$ref);
    const stem = name.replace(/\.item$/, '');
    // `pipe-settings` and `charts.series` say whose settings and series these are.
    if (name.endsWith('.item') === isItem && stem.split(/[.-]/).join('-').endsWith(resource)) continue;
    const expected = `${resource}${isItem ? '.item' : ''}.yaml`;
    report(
      `Expected a file like \`${expected}\` for this path, found \`${item.$ref}\`.`,
      context.location.child(['paths', path, '$ref']),
    );
  }
  for (const [webhook, item] of Object.entries(root.webhooks ?? {})) {
    if (!isRef(item) || item.$ref.startsWith('#') || fileName(item.$ref) === webhook) continue;
    report(
      `Expected a file like \`${webhook}.yaml\` for this webhook, found \`${item.$ref}\`.`,
      context.location.child(['webhooks', webhook, '$ref']),
    );
  }
});

function fileName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1).replace(/\.ya?ml$|\.json$/, '');
}
