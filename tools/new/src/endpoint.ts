import { type Deployment, deployments } from 'workflows';

/** What `npm run new -- endpoint` asks for. */
export interface Endpoint {
  readonly deployment: Deployment;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Reads the words of the command line; what is wrong with them is an error with a sentence. */
export function readEndpoint([deployment, method = '', path = '', ...more]: readonly string[]): Endpoint {
  const usage = 'npm run new -- endpoint <open-source|managed> <GET|POST|PUT|PATCH|DELETE> <path>';
  const found = deployments.find((name) => name === deployment);
  if (!found) throw new Error(`\`${deployment ?? ''}\` is no deployment: ${usage}`);
  const known = methods.find((name) => name === method.toLowerCase());
  if (!known) throw new Error(`\`${method}\` is no method: ${usage}`);
  if (!/^(\/([a-z][a-z0-9-]*|\{[a-z][A-Za-z0-9]*\}))+$/.test(path) || more.length > 0) {
    throw new Error(`\`${[path, ...more].join(' ')}\` is no path such as /api/v2/boxes/{boxId}: ${usage}`);
  }
  const prefix = found === 'managed' ? '/v1/organizations/{organizationId}/' : '/api/v2/';
  if (!path.startsWith(prefix)) throw new Error(`A path of ${found} starts with ${prefix}.`);
  return { deployment: found, method: known, path };
}
