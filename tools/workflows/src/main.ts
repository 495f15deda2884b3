// Prints which operation has which workflow, and fails where one has none:
//   node tools/workflows/src/main.ts
import { coverageOf, coverageText } from './coverage.ts';
import { deployments, repository } from './repository.ts';

for (const deployment of deployments) {
  const coverage = await coverageOf(deployment, repository);
  console.log(`${coverageText(coverage)}\n`);
  if (coverage.missing.length > 0) {
    console.error(`Without a workflow in specs/${deployment}/workflows: ${coverage.missing.join(', ')}.`);
    process.exitCode = 1;
  }
}
