export { type Coverage, coverageOf, coverageText } from './coverage.ts';
export { type Deployment, deployments, repository } from './repository.ts';
