import { dirname } from 'node:path';
import { packageVersion } from '../../decorators/version.ts';
import { rule } from '../../rule.ts';

/** Requires `info.version` to equal the version of the nearest package.json that has one. */
export const infoVersionInSync = rule('info-version-in-sync', ({ root, report, context }) => {
  const version = packageVersion(dirname(context.location.source.absoluteRef));
  const specVersion = root.info?.version;
  if (version === undefined || specVersion === version) return;
  const place = context.location.child(specVersion === undefined ? 'info' : ['info', 'version']);
  report(`Expected the version \`${version}\` from package.json, found \`${specVersion ?? 'none'}\`.`, place);
});
