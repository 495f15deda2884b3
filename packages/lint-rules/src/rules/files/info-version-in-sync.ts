import { dirname } from 'node:path';
import { packageVersion } from '../../decorators/version.ts';
import { rule } from '../../rule.ts';

/** Requires `info.version` to equal the version of the nearest package.json. */
export const infoVersionInSync = rule('info-version-in-sync', ({ root, report, context }) => {
  const version = packageVersion(dirname(context.location.source.absoluteRef));
  const found = root.info?.version;
  if (version === undefined || found === version) return;
  const place = context.location.child(found === undefined ? 'info' : ['info', 'version']);
  report(`Expected the version \`${version}\` from package.json, found \`${found ?? 'none'}\`.`, place);
});
