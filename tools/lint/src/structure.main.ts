// Checks the structure and the regular expressions of the repository. Prints a table of findings: node src/structure.main.ts [root]
import { table, unique } from './finding.ts';
import { regularExpressionFindings } from './regular-expressions.ts';
import { repository } from './repository.ts';
import { structureFindings } from './structure.ts';

const [root = repository] = process.argv.slice(2);
const findings = unique([...structureFindings(root), ...regularExpressionFindings(root)]);
if (findings.length > 0) {
  console.log(table(findings));
  process.exitCode = 1;
}
