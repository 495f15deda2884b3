import { isRef } from '../../document/references.ts';
import { rule } from '../../rule.ts';

/**
 * Requires path files to have the name of their resource: `dashboards.yaml` for `/dashboards`, `dashboards.item.yaml` for
 * `/dashboards/{dashboardId}`, and `alertNotification.yaml` for the webhook `alertNotification`.
 */
export const pathFileName = rule('path-file-name', ({ root, report, context }) => {
  for (const [path, item] of Object.entries(root.paths ?? {})) {
    if (!isRef(item) || item.$ref.startsWith('#')) continue;
    const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
    const resource = segments.at(-1);
    // A path such as `/` or `/{id}` names no resource.
    if (resource === undefined) continue;
    const isItem = path.endsWith('}');
    const name = fileName(item.$ref);
    const stem = name.replace(/\.item$/, '');
    // Accepts a prefix, as in `pipe-settings` and `charts.series`.
    if (name.endsWith('.item') === isItem && `-${withHyphens(stem)}`.endsWith(`-${withHyphens(resource)}`)) continue;
    const expected = `${resource}${isItem ? '.item' : ''}.yaml`;
    report(
      `Expected a file name like \`${expected}\` for this path, found \`${item.$ref}\`.`,
      context.location.child(['paths', path, '$ref']),
    );
  }
  for (const [webhook, item] of Object.entries(root.webhooks ?? {})) {
    if (!isRef(item) || item.$ref.startsWith('#') || fileName(item.$ref) === webhook) continue;
    report(
      `Expected the file name \`${webhook}.yaml\` for this webhook, found \`${item.$ref}\`.`,
      context.location.child(['webhooks', webhook, '$ref']),
    );
  }
});

function withHyphens(name: string): string {
  return name.replaceAll('.', '-');
}

function fileName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1).replace(/\.ya?ml$|\.json$/, '');
}
