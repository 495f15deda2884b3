export { type Coverage, coverageOf, coverageText } from './coverage.ts';
export { YamlSyntaxError } from './read-yaml.ts';
export { type Deployment, deployments, repository } from './workflow.ts';
