import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'workflows';
import { parse, stringify } from 'yaml';
import type { Endpoint } from './endpoint.ts';
import type { EndpointNames } from './names.ts';
import { exampleInput } from './schema-file.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly value: string;
}

interface Step {
  readonly stepId: string;
  readonly description: string;
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly successCriteria: readonly { readonly condition: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly steps: readonly Step[];
}

/** The steps that create or list a resource, and the steps that delete what they created. */
interface Preparation {
  readonly before: readonly Step[];
  readonly after: readonly Step[];
  /** The expression for the id of the resource. */
  readonly id: string;
}

const SUCCESS = '$statusCode == 200';

const deployments = {
  'open-source': {
    inputs: { apiKey: { type: 'string', format: 'password', description: 'A personal API access key of the team.' } },
    security: { scheme: { type: 'http', scheme: 'bearer' }, values: { token: '$inputs.apiKey' } },
    payload: 'data',
  },
  managed: {
    inputs: {
      organizationId: { type: 'string', description: 'Id of the organization that owns the key.' },
      serviceId: { type: 'string', description: 'Id of a service of the organization.' },
      keyId: { type: 'string', description: 'The `keyId` of an API key with the role `admin`, not its `id`.' },
      keySecret: { type: 'string', format: 'password', description: 'Secret of the key.' },
    },
    security: {
      scheme: { type: 'http', scheme: 'basic' },
      values: { username: '$inputs.keyId', password: '$inputs.keySecret' },
    },
    payload: 'result',
  },
};

/** One operation of a workflow: its endpoint and its names. */
export type Call = readonly [Endpoint, EndpointNames];

/**
 * Returns a workflow that calls the operations in order. Steps that create the resources in the path, and delete them
 * at the end, are copied from the existing workflows. If no workflow creates a resource, a step that lists such resources is
 * copied. Without such a step, the id of the resource becomes an input.
 */
export function workflowText(root: string, workflowId: string, title: string, calls: readonly Call[]): string {
  const [[first] = []] = calls;
  if (!first) throw new Error('A workflow needs at least one operation.');
  const { inputs, security, payload } = deployments[first.deployment];
  const created = calls.find(([{ method, path }]) => method === 'post' && !path.endsWith('}'))?.[1];
  const known = new Map<string, string>(Object.keys(inputs).map((name) => [name, `$inputs.${name}`]));
  if (created) known.set(idOf(created), `$steps.${toKebabCase(created.operationId)}.outputs.id`);
  const required = [...new Set(calls.flatMap(([, { parameters }]) => parameters))];
  const preparations: Preparation[] = [];
  const missing: Record<string, object> = {};
  for (const name of required.filter((name) => !known.has(name))) {
    const preparation = preparationOf(root, first.deployment, name);
    known.set(name, preparation?.id ?? `$inputs.${name}`);
    if (preparation) preparations.push(preparation);
    else missing[name] = { type: 'string', description: `Id of an existing resource, for \`{${name}}\` in the path.` };
  }
  const steps = calls.map(([endpoint, names]) => stepOf(endpoint, names, known, payload, names === created));
  const allInputs = { ...inputs, ...missing };
  return stringify(
    {
      arazzo: '1.0.1',
      info: {
        title,
        version: '1.0.0',
        summary: `Verify ${calls.map(([, { operationId }]) => operationId).join(', ')}.`,
      },
      sourceDescriptions: [{ name: first.deployment, type: 'openapi', url: '../openapi.yaml' }],
      workflows: [
        {
          workflowId,
          summary: title,
          description: `Calls ${calls.map(([{ method, path }]) => `\`${method.toUpperCase()} ${path}\``).join(', ')}.`,
          inputs: { type: 'object', required: Object.keys(allInputs), properties: allInputs },
          'x-security': [security],
          ...(first.deployment === 'managed'
            ? {
                parameters: required.filter(isScope).map((name) => ({ in: 'path', name, value: `$inputs.${name}` })),
              }
            : {}),
          steps: [
            ...uniqueSteps(preparations.flatMap(({ before }) => before)),
            ...steps,
            ...uniqueSteps(preparations.flatMap(({ after }) => after)).reverse(),
          ],
        },
      ],
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}

/** Removes repeated steps. Two resources in the path can need the same third resource. */
function uniqueSteps(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map((step) => [step.stepId, step])).values()];
}

/** Returns true for the ids of the organization and of the service. The workflow sets them once for all steps. */
function isScope(parameter: string): boolean {
  return parameter === 'organizationId' || parameter === 'serviceId';
}

function stepOf(
  { method }: Endpoint,
  { operationId, parameters, thing, things }: EndpointNames,
  expressions: ReadonlyMap<string, string>,
  payload: string,
  isCreated: boolean,
): Step {
  const path = parameters.filter((name) => !isScope(name));
  const hasBody = ['post', 'put', 'patch'].includes(method);
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? '';
  return {
    stepId: toKebabCase(operationId),
    description: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${verb === 'list' ? `the ${things}` : `the ${thing}`}.`,
    operationId,
    ...(path.length > 0
      ? { parameters: path.map((name) => ({ in: 'path', name, value: expressions.get(name) ?? '' })) }
      : {}),
    ...(hasBody ? { requestBody: { contentType: 'application/json', payload: exampleInput(thing) } } : {}),
    successCriteria: [{ condition: SUCCESS }],
    ...(isCreated ? { outputs: { id: `$response.body#/${payload}/id` } } : {}),
  };
}

/**
 * Finds a step that creates the resource of a path parameter, or else one that lists such resources. Copies it with the steps that it
 * needs. Returns undefined if no workflow has such a step.
 */
function preparationOf(root: string, deployment: Deployment, parameter: string): Preparation | undefined {
  const name = parameter.replace(/Id$/, '');
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = join(root, 'specs', deployment, 'workflows');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.arazzo.yaml')) : [];
  const workflows = files
    .sort()
    .flatMap(
      (file) => (parse(readFileSync(join(folder, file), 'utf8')) as { workflows: Workflow[] } | null)?.workflows ?? [],
    );
  const plural = component.replace(/y$/, '(y|ie)');
  for (const operation of [new RegExp(`^create${component}$`), new RegExp(`^list${plural}(s|es)?$`)]) {
    for (const { steps } of workflows) {
      const step = steps.find(({ operationId, outputs }) => operation.test(operationId) && outputs?.['id']);
      if (!step) continue;
      const before = withPrerequisites(step, steps);
      const after = before.flatMap(({ operationId, stepId }) => {
        const remove = steps.find(
          (candidate) =>
            candidate.operationId === operationId.replace(/^create/, 'delete') &&
            refersTo(candidate, stepId) &&
            candidate.successCriteria.some(({ condition }) => condition === SUCCESS),
        );
        return remove && operationId.startsWith('create') ? [remove] : [];
      });
      return {
        before: before.map(withoutHeaders),
        after: after.map(withoutHeaders),
        id: `$steps.${step.stepId}.outputs.id`,
      };
    }
  }
  return undefined;
}

/** Returns the steps whose outputs the step uses, directly or indirectly, and the step itself. */
function withPrerequisites(step: Step, steps: readonly Step[]): readonly Step[] {
  const prerequisites = steps.filter((other) => other !== step && refersTo(step, other.stepId));
  return [...new Set([...prerequisites.flatMap((required) => withPrerequisites(required, steps)), step])];
}

function refersTo(step: Step, stepId: string): boolean {
  return JSON.stringify(step).includes(`$steps.${stepId}.`);
}

/** Removes headers, because two workflows must not use the same `Idempotency-Key`. */
function withoutHeaders({ parameters, ...step }: Step): Step {
  const others = parameters?.filter((parameter) => parameter.in !== 'header') ?? [];
  const { stepId, description, operationId, ...rest } = step;
  return { stepId, description, operationId, ...(others.length > 0 ? { parameters: others } : {}), ...rest };
}

/** Returns the path parameter of a resource: `boxId` for `createBox`. */
function idOf({ component }: EndpointNames): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Id`;
}

/** Converts `listBoxes` to `list-boxes`. */
export function toKebabCase(operationId: string): string {
  return operationId.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
