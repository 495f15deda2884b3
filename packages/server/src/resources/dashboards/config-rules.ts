import type { OnClickInput, Source, TileConfigInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import { FormulaError, parseFormula } from '../../telemetry/query/result/formula.ts';
import type { KnownSource } from '../sources/service.ts';
import { clickTemplateIssues } from './click-template.ts';

/** The sources of the tenant by id. */
export type Sources = ReadonlyMap<string, KnownSource>;

/** The resources of the tenant that a dashboard, or the chart of an alert, can refer to. */
export interface ReferencedResources {
  readonly sources: Sources;
  /** The ids of the connections. Empty if no config has `configType: sql`. */
  readonly connections: ReadonlySet<string>;
  /** The ids of the referenced dashboards that exist. */
  readonly dashboards: ReadonlySet<string>;
}

/** The kinds of sources whose values a formula can combine. */
const FORMULA_KINDS: readonly Source['kind'][] = ['log', 'trace', 'metric'];

/** The kinds of sources that a search can show. */
const SEARCH_KINDS: readonly Source['kind'][] = ['log', 'trace'];

/**
 * Returns the issues of the `config` of a tile, or of the `chartConfig` of an alert, that its schema cannot express. The resources that
 * it refers to must exist and have the right kind. Its formulas and the templates of its `onClick` must be valid. `path` is the path of
 * the config.
 */
export function configIssues(
  config: TileConfigInput,
  path: InputIssue['path'],
  referenced: ReferencedResources,
): InputIssue[] {
  return [
    ...(config.configType === 'sql'
      ? connectionIssues(config, path, referenced)
      : [...sourceIssues(config, path, referenced.sources), ...formulaIssues(config, path)]),
    ...('onClick' in config && config.onClick
      ? [
          ...clickIssues(config.onClick, [...path, 'onClick'], referenced),
          ...clickTemplateIssues(config.onClick, [...path, 'onClick']),
        ]
      : []),
  ];
}

function missingSource(path: InputIssue['path'], id: string): InputIssue {
  return issue([...path, 'sourceId'], 'reference', `no source has the id "${id}"`);
}

function connectionIssues(
  { connectionId, sourceId }: Extract<TileConfigInput, { configType: 'sql' }>,
  path: InputIssue['path'],
  { sources, connections }: ReferencedResources,
): InputIssue[] {
  const source = sourceId === undefined ? undefined : sources.get(sourceId);
  const issues: InputIssue[] = [];
  if (!connections.has(connectionId)) {
    issues.push(issue([...path, 'connectionId'], 'reference', `no connection has the id "${connectionId}"`));
  }
  if (sourceId !== undefined && !source) issues.push(missingSource(path, sourceId));
  if (source && connections.has(connectionId) && source.connection !== connectionId) {
    const message = `expected a source of the connection "${connectionId}", received one of "${source.connection}"`;
    issues.push(issue([...path, 'sourceId'], 'reference', message));
  }
  return issues;
}

function sourceIssues(
  config: Exclude<TileConfigInput, { configType: 'sql' }>,
  path: InputIssue['path'],
  sources: Sources,
): InputIssue[] {
  if (config.displayType === 'markdown') return [];
  const source = sources.get(config.sourceId);
  if (!source) return [missingSource(path, config.sourceId)];
  if (config.displayType === 'heatmap' && source.kind !== 'trace') {
    return [kindIssue([...path, 'sourceId'], ['trace'], source.kind, 'a heatmap')];
  }
  const hasFormulas = 'formulas' in config && (config.formulas?.length ?? 0) > 0;
  return hasFormulas && !FORMULA_KINDS.includes(source.kind)
    ? [kindIssue([...path, 'sourceId'], FORMULA_KINDS, source.kind, 'formulas')]
    : [];
}

function formulaIssues(config: TileConfigInput, path: InputIssue['path']): InputIssue[] {
  if (!('formulas' in config) || !config.formulas) return [];
  const { formulas, select } = config;
  return formulas.flatMap(({ expression }, index) => {
    try {
      parseFormula(expression, select.length);
      return [];
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      return [issue([...path, 'formulas', index, 'expression'], 'condition', error.message)];
    }
  });
}

function kindIssue(
  path: InputIssue['path'],
  kinds: readonly Source['kind'][],
  kind: string,
  purpose: string,
): InputIssue {
  const message = `expected a ${kinds.join(' or ')} source for ${purpose}, received a ${kind} source`;
  return issue(path, 'reference', message, kinds);
}

function clickIssues(
  click: OnClickInput,
  path: InputIssue['path'],
  { sources, dashboards }: ReferencedResources,
): InputIssue[] {
  if (click.type === 'external' || click.target.mode !== 'id') return [];
  const { id } = click.target;
  const idPath = [...path, 'target', 'id'];
  if (click.type === 'dashboard') {
    return dashboards.has(id) ? [] : [issue(idPath, 'reference', `no dashboard has the id "${id}"`)];
  }
  const source = sources.get(id);
  if (!source) return [issue(idPath, 'reference', `no source has the id "${id}"`)];
  return SEARCH_KINDS.includes(source.kind) ? [] : [kindIssue(idPath, SEARCH_KINDS, source.kind, 'a search')];
}
