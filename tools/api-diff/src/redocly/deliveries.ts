import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type SpecOperation, specDeliveries } from '../spec/operations.ts';
import type { Located, SpecFiles } from '../spec/spec-files.ts';
import type { Report, ReportChange, ReportPlace } from './report.ts';

/**
 * A deployment's webhooks as a spec of their own, in which the receiver asks and what is delivered is the answer: Redocly
 * judges nothing under `webhooks`, and for who reads a delivery it is what an answer is for who reads that.
 */
export function deliveriesAsAnswers(files: SpecFiles, deployment: string): object {
  const paths = specDeliveries(files, deployment).map((delivery) => [
    `/${delivery.path}`,
    { post: asAnswer(files, delivery) },
  ]);
  return { openapi: '3.1.0', info: { title: 'Deliveries', version: '1.0.0' }, paths: Object.fromEntries(paths) };
}

function asAnswer(files: SpecFiles, { id, node }: SpecOperation): object {
  const content = files.at(node, 'requestBody', 'content');
  const headers = parametersOf(files, node).map((parameter) => {
    const { name, in: _, ...header } = fromAnywhere(files, parameter) as { readonly name: string; readonly in: string };
    return [name, header];
  });
  const answer = { description: 'Delivered.', headers: Object.fromEntries(headers) };
  const delivered = { ...answer, ...(content && { content: fromAnywhere(files, content) }) };
  return { operationId: id, responses: { '200': delivered } };
}

function parametersOf(files: SpecFiles, node: Located): Located[] {
  const list = files.at(node, 'parameters');
  return Object.keys((list?.value as object | undefined) ?? {}).flatMap((index) => files.at(list, index) ?? []);
}

/** The value with references that can be followed from any folder. */
function fromAnywhere(files: SpecFiles, { value, file }: Located): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key !== '$ref' || typeof inner !== 'string' || isAbsolute(inner)) return inner;
    return join(files.root, inner.startsWith('#') ? `${file}${inner}` : join(dirname(file), inner));
  });
}

/** What is judged as part of a delivery. */
const delivered = /^#\/webhooks\/[^/]+(\/post(\/(requestBody|parameters)(\/.*)?)?)?$/;

/** The report on the specs, with what the report on their deliveries found in place of what it says of those. */
export function withDeliveries(report: Report, deliveries: Report, written: Written): Report {
  const others = report.changes.filter(({ path, kind }) => !delivered.test(path) || isOfItself(path, kind));
  return { ...report, changes: [...others, ...deliveries.changes.map((change) => asDelivery(change, written))] };
}

/** Words and promises of the delivery itself, which stand beside what is delivered. */
function isOfItself(path: string, kind: ReportChange['kind']): boolean {
  return kind === 'modified' && /\/post$/.test(path);
}

/** Where the deliveries were written, and from what. */
export interface Written {
  readonly base: { readonly file: string; readonly files: SpecFiles };
  readonly revision: { readonly file: string; readonly files: SpecFiles };
  readonly deployment: string;
}

function asDelivery(change: ReportChange, written: Written): ReportChange {
  const path = change.path
    .replace(/^#\/paths\/~1/, '#/webhooks/')
    .replace('/post/responses/200/content', '/post/requestBody/content')
    .replace('/post/responses/200/headers', '/post/parameters');
  const place = (at: ReportPlace) => placeIn(at, change.path, written);
  return {
    ...change,
    path,
    verdicts: change.verdicts.map((verdict) => ({ ...verdict, location: place(verdict.location) })),
    ...(change.base && { base: { ...change.base, ...place(change.base) } }),
    ...(change.revision && { revision: { ...change.revision, ...place(change.revision) } }),
  };
}

/** What stands in no component is found where its delivery is described. */
function placeIn(at: ReportPlace, path: string, { base, revision, deployment }: Written): ReportPlace {
  // The report names files from the working directory.
  const side = [base, revision].find(({ file }) => resolve(at.file) === file);
  if (!side) return at;
  const [, , name = ''] = path.split('/');
  const delivery = specDeliveries(side.files, deployment).find((one) => one.path === name.replace('~1', ''));
  if (!delivery) return at;
  const { file, line } = side.files.place(delivery.node);
  return { file: join(side.files.root, file), pointer: '', line };
}
