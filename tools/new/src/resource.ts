import { type Deployment, deployments } from 'workflows';
import { isSingular } from './names.ts';

/** The arguments of `npm run new -- resource`. */
export interface Resource {
  readonly deployment: Deployment;
  /** The plural in kebab-case, as in the path: `notification-policies`. */
  readonly name: string;
}

/** Parses the command line arguments. Throws an error with the usage if they are invalid. */
export function readResource([deployment, name = '', ...extraArguments]: readonly string[]): Resource {
  const usage = 'npm run new -- resource <open-source|managed> <name>';
  const deploymentName = deployments.find((candidate) => candidate === deployment);
  if (!deploymentName) throw new Error(`Unknown deployment \`${deployment ?? ''}\`. Usage: ${usage}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || isSingular(name) || extraArguments.length > 0) {
    throw new Error(
      `Expected a plural in kebab-case like notification-policies, received \`${[name, ...extraArguments].join(' ')}\`. Usage: ${usage}`,
    );
  }
  return { deployment: deploymentName, name };
}
