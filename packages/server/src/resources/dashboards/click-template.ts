import type { OnClickInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';

/** The content of a pair of braces: a column, `default Column "fallback"` or `floor Column`. */
const EXPRESSION =
  /^\s*(?:[^\s"'#/>&!^]+|floor\s+[^\s"'#/>&!^]+|default\s+[^\s"'#/>&!^]+\s+(?:"[^"]*"|'[^']*'|[^\s"']+))\s*$/;

/** Returns an issue for each invalid template in the property `onClick` of a tile. `path` is the path of `onClick`. */
export function clickTemplateIssues(click: OnClickInput, path: InputIssue['path']): InputIssue[] {
  const message = 'expected columns such as {{Name}}, {{default Name "none"}} or {{floor Name}} in pairs of braces';
  return templatesOf(click)
    .filter(({ template }) => !isTemplate(template))
    .map(({ subPath }) => issue([...path, ...subPath], 'condition', message));
}

/** A template, and its path within `onClick`. */
interface LocatedTemplate {
  readonly subPath: InputIssue['path'];
  readonly template: string;
}

function templatesOf(click: OnClickInput): LocatedTemplate[] {
  if (click.type === 'external') return [{ subPath: ['urlTemplate'], template: click.urlTemplate }];
  const { target, whereTemplate, filters = [] } = click;
  return [
    ...(target.mode === 'template' ? [{ subPath: ['target', 'template'], template: target.template }] : []),
    ...(whereTemplate === undefined ? [] : [{ subPath: ['whereTemplate'], template: whereTemplate }]),
    ...filters.map(({ template }, index) => ({ subPath: ['filters', index, 'template'], template })),
  ];
}

function isTemplate(template: string): boolean {
  const withoutExpressions = template.replaceAll(/\{\{([^{}]*)\}\}/g, (pair, content) =>
    EXPRESSION.test(content) ? '' : pair,
  );
  return !withoutExpressions.includes('{{');
}
