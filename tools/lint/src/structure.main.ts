// Checks the limits on the structure of the repository and prints the findings as a table: node src/structure.main.ts [root]
import { table, unique } from './finding.ts';
import { repository } from './repository.ts';
import { structureFindings } from './structure.ts';

const [root = repository] = process.argv.slice(2);
const findings = unique(structureFindings(root));
if (findings.length > 0) {
  console.log(table(findings));
  process.exitCode = 1;
}
