import { dirname } from 'node:path';
import { packageVersion } from '../../package-version.ts';
import { rule } from '../../rule.ts';

/** The version of the description is that of the package that it is published with. */
export const infoVersionInSync = rule('info-version-in-sync', ({ root, report, context }) => {
  const version = packageVersion(dirname(context.location.source.absoluteRef));
  const found = root.info?.version;
  if (version === undefined || found === version) return;
  const place = context.location.child(found === undefined ? 'info' : ['info', 'version']);
  report(`Expected the version \`${version}\` of package.json, found \`${found ?? 'none'}\`.`, place);
});
