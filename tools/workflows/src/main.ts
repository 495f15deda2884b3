// Prints each operation with the Arazzo workflows that call it and expect success. Fails if an operation has none.
// Usage: node tools/workflows/src/main.ts
import { coverageOf, coverageText } from './coverage.ts';
import { deployments, repository } from './workflow.ts';

for (const deployment of deployments) {
  const coverage = await coverageOf(deployment, repository);
  console.log(`${coverageText(coverage)}\n`);
  if (coverage.missing.length > 0) {
    console.error(`Operations without a workflow in specs/${deployment}/workflows: ${coverage.missing.join(', ')}.`);
    process.exitCode = 1;
  }
}
