import { basename, relative, resolve, sep } from 'node:path';
import type { Bump } from '../bump.ts';
import type { Change, Place } from '../change.ts';
import type { Affected } from '../spec/affected.ts';
import type { Report, ReportChange, ReportPlace } from './report.ts';

const methods = /^(get|put|post|delete|options|head|patch|trace)$/;

/** What `redocly diff` found, with the operations that are touched. */
export function redoclyChanges(
  { changes }: Report,
  roots: { readonly base: string; readonly revision: string },
  affected: Affected,
): Change[] {
  return changes
    .filter(({ path, property }) => !(path === '#/info' && property === 'version'))
    .flatMap((change) => {
      const operations = touched(change, roots, affected);
      const component = componentOf(change, roots);
      const common = { operations, ...(component && { component }) };
      if (change.verdicts.length === 0) {
        const place = placeOf(change.revision ?? change.base, roots);
        return [affected.weighed({ ...common, ...unjudged(change), message: describe(change), place })];
      }
      return change.verdicts.map(({ ruleId, message, location }) =>
        affected.weighed({ ...common, rule: ruleId, bump: change.impact, message, place: placeOf(location, roots) }),
      );
    });
}

/** What says nothing to a program. */
const words = /^(description|summary|title|examples?|externalDocs|tags|x-.*)$/;

/** What may be relied on, although its name starts with `x-`. */
const promises = /^x-(stability|contract|sunset)$/;

/**
 * What no rule of Redocly objects to. It is at least minor when a program can tell: more is accepted, or less is
 * answered. The name of a path parameter is part of the types of the client.
 */
function unjudged({ kind, property = '', typeName, impact }: ReportChange): { rule: string; bump: Bump } {
  if (kind !== 'modified') return { rule: kind, bump: impact };
  if (typeName === 'PathItem' && property === 'key') return { rule: 'path-parameter-renamed', bump: 'major' };
  if (words.test(property) && !promises.test(property)) return { rule: 'words', bump: 'patch' };
  return { rule: kind, bump: 'minor' };
}

/** The keys of `#/paths/~1a/get/…`. */
function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function touched(change: ReportChange, roots: Roots, affected: Affected): readonly string[] {
  const [section, path, method = ''] = keysOf(change.path);
  const direct =
    (section === 'paths' || section === 'webhooks') && path
      ? affected.byPath(path, methods.test(method) ? method : undefined)
      : [];
  const files = [change.base, change.revision].flatMap((place) => (place ? [placeOf(place, roots).file] : []));
  return [...new Set([...direct, ...files.flatMap((file) => affected.byFile(file))])];
}

const componentFile = /\/(schemas|parameters|responses|headers)\/[^/]+\.yaml$/;

/** The component that a file of its own holds: its file's name. */
function componentOf(change: ReportChange, roots: Roots): string | undefined {
  const { file } = placeOf(change.revision ?? change.base, roots);
  return componentFile.test(file) ? basename(file, '.yaml') : undefined;
}

interface Roots {
  readonly base: string;
  readonly revision: string;
}

function placeOf(place: ReportPlace | undefined, { base, revision }: Roots): Place {
  const absolute = resolve(place?.file ?? '');
  const root = absolute.startsWith(base + sep) ? base : revision;
  return { file: relative(root, absolute), line: place?.line ?? 1 };
}

function describe(change: ReportChange): string {
  const { kind, path, property } = change;
  const place = change.revision ?? change.base;
  const component = componentFile.test(place?.file ?? '') && basename(place?.file ?? '', '.yaml');
  const inside = keysOf(place?.pointer ?? '').join('.');
  const [section, where = '', method = '', ...rest] = keysOf(path);
  const operation = section === 'paths' ? [`${method.toUpperCase()} ${where}`.trim(), ...rest] : keysOf(path);
  const subject = component ? [component, ...(inside ? [inside] : [])].join('.') : operation.join(' ');
  if (kind !== 'modified') return `\`${subject}\` was ${kind}.`;
  return `\`${property}\` of \`${subject.replace(new RegExp(`\\.${property}$`), '')}\` changed.`;
}
