import { basename, relative, resolve, sep } from 'node:path';
import type { Bump } from '../bump.ts';
import type { Change, SourceLocation } from '../change.ts';
import type { Affected } from '../spec/affected.ts';
import type { Versions } from '../spec/pairs.ts';
import type { SpecFiles } from '../spec/spec-files.ts';
import type { Report, ReportChange, ReportLocation } from './report.ts';

const methods = /^(get|put|post|delete|options|head|patch|trace)$/;

/** Converts the report of `redocly diff` to changes and adds the affected operations. */
export function redoclyChanges({ changes }: Report, versions: Versions, affected: Affected): Change[] {
  // The release writes `info.version`, so this difference is not a change.
  return changes
    .filter(({ path, property }) => !(path === '#/info' && property === 'version'))
    .flatMap((change) => {
      const operations = affectedOperations(change, versions, affected);
      const component = componentOf(change, versions);
      const common = { operations, ...(component && { component }) };
      if (change.verdicts.length === 0) {
        const location = locationOf(change.revision ?? change.base, versions);
        return [
          affected.applyStability({
            ...common,
            ...classifyWithoutRule(change),
            ...(change.property !== undefined && { keyword: change.property }),
            message: describe(change, versions),
            location,
          }),
        ];
      }
      return change.verdicts.map(({ ruleId, message, location: verdictLocation }) =>
        affected.applyStability({
          ...common,
          rule: ruleId,
          bump: change.impact,
          message,
          location: locationOf(verdictLocation, versions),
        }),
      );
    });
}

/** Properties that do not affect programs, except {@link CONTRACT_PROPERTIES}. */
const TEXT_PROPERTIES = /^(description|summary|title|examples?|externalDocs|tags|x-.*)$/;

/** Node types of Redocly that do not affect programs. */
const TEXT_NODES = new Set(['Example', 'ExamplesMap', 'ExternalDocs', 'Tag', 'TagList', 'Contact', 'License']);

/** `x-` properties that clients rely on. */
const CONTRACT_PROPERTIES = /^x-(stability|contract|sunset)$/;

/**
 * Classifies a change that no rule of Redocly reports. A removal or a modification is minor, because programs can observe it. A
 * change of a text is a patch. A renamed path parameter is major, because the name is part of the client types. All additions, and the
 * removals of {@link TEXT_NODES}, have the impact that Redocly reports.
 */
function classifyWithoutRule({ kind, property = '', typeName, impact }: ReportChange): { rule: string; bump: Bump } {
  if (kind === 'removed' && !TEXT_NODES.has(typeName)) return { rule: kind, bump: 'minor' };
  if (kind !== 'modified') return { rule: kind, bump: impact };
  if (typeName === 'PathItem' && property === 'key') return { rule: 'path-parameter-renamed', bump: 'major' };
  const isText = TEXT_PROPERTIES.test(property) && !CONTRACT_PROPERTIES.test(property);
  if (isText || TEXT_NODES.has(typeName)) return { rule: 'text', bump: 'patch' };
  return { rule: kind, bump: 'minor' };
}

/** Returns the keys of a JSON pointer such as `#/paths/~1a/get/…`. */
function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function affectedOperations(change: ReportChange, versions: Versions, affected: Affected): readonly string[] {
  const [section, path, method = ''] = keysOf(change.path);
  const operationsOfPath =
    (section === 'paths' || section === 'webhooks') && path
      ? affected.byPath(path, methods.test(method) ? method : undefined)
      : [];
  const files = [change.base, change.revision].flatMap((location) =>
    location ? [locationOf(location, versions).file] : [],
  );
  return [...new Set([...operationsOfPath, ...files.flatMap((file) => affected.byFile(file))])];
}

const componentFile = /\/(schemas|parameters|responses|headers)\/[^/]+\.yaml$/;

/** Returns the name of the component whose file contains the change. Returns undefined if the file is not that of a component. */
function componentOf(change: ReportChange, versions: Versions): string | undefined {
  const { file } = locationOf(change.revision ?? change.base, versions);
  return componentFile.test(file) ? basename(file, '.yaml') : undefined;
}

function locationOf(location: ReportLocation | undefined, versions: Versions): SourceLocation {
  const absolute = resolve(location?.file ?? '');
  const { root } = sideOf(absolute, versions);
  return { file: relative(root, absolute), line: location?.line ?? 1 };
}

function sideOf(absolute: string, { base, revision }: Versions): SpecFiles {
  return absolute.startsWith(base.root + sep) ? base : revision;
}

function describe(change: ReportChange, versions: Versions): string {
  const { kind, path, property } = change;
  const location = change.revision ?? change.base;
  const component = componentFile.test(location?.file ?? '') && basename(location?.file ?? '', '.yaml');
  const pathInComponent = keysOf(location?.pointer ?? '').join('.');
  const [section, where = '', ...keys] = keysOf(path);
  const named = withParameterName(keys, location, versions);
  const [method = '', ...rest] = methods.test(named[0] ?? '') ? named : ['', ...named];
  const steps = section === 'paths' ? [`${method.toUpperCase()} ${where}`.trim(), ...rest] : keysOf(path);
  const subject = component ? [component, ...(pathInComponent ? [pathInComponent] : [])].join('.') : steps.join(' ');
  if (kind !== 'modified') return `\`${subject}\` was ${kind}.`;
  return `\`${property}\` of \`${subject.replace(new RegExp(`\\.${property}$`), '')}\` changed.`;
}

/** Replaces the index of a parameter with its name. */
function withParameterName(
  keys: readonly string[],
  location: ReportLocation | undefined,
  versions: Versions,
): string[] {
  const index = keys.indexOf('parameters');
  const pointer = keysOf(location?.pointer ?? '');
  const end = pointer.indexOf('parameters') + 2;
  // Deeper in the path, `parameters` is a property of a schema. At the end of the path, it is the whole list.
  if (!location || index < 0 || index > 1 || index + 1 === keys.length || end < 2) return [...keys];
  const absolute = resolve(location.file);
  const files = sideOf(absolute, versions);
  const parameter = files.find(files.file(relative(files.root, absolute)), ...pointer.slice(0, end));
  const { name = keys[index + 1] ?? '' } = (parameter?.value ?? {}) as { readonly name?: string };
  return keys.with(index + 1, name);
}
