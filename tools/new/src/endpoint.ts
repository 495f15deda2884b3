import { type Deployment, deployments } from 'workflows';

/** The arguments of `npm run new -- endpoint`. */
export interface Endpoint {
  readonly deployment: Deployment;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Parses the command line arguments. Throws an error if they are invalid. */
export function readEndpoint([deployment, method = '', path = '', ...extraArguments]: readonly string[]): Endpoint {
  const usage = 'npm run new -- endpoint <open-source|managed> <GET|POST|PUT|PATCH|DELETE> <path>';
  const deploymentName = deployments.find((name) => name === deployment);
  if (!deploymentName) throw new Error(`Unknown deployment \`${deployment ?? ''}\`. Usage: ${usage}`);
  const knownMethod = methods.find((name) => name === method.toLowerCase());
  if (!knownMethod) throw new Error(`Unknown method \`${method}\`. Usage: ${usage}`);
  const prefix = deploymentName === 'managed' ? '/v1/organizations/{organizationId}/' : '/api/v2/';
  if (!/^(\/([a-z][a-z0-9-]*|\{[a-z][A-Za-z0-9]*\}))+$/.test(path) || extraArguments.length > 0) {
    throw new Error(
      `Expected a path like ${prefix}boxes/{boxId}, received \`${[path, ...extraArguments].join(' ')}\`. Usage: ${usage}`,
    );
  }
  if (!path.startsWith(prefix))
    throw new Error(`Expected a path of ${deploymentName} to start with ${prefix}, received ${path}.`);
  return { deployment: deploymentName, method: knownMethod, path };
}
