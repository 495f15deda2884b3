// Runs one program and prints its findings as a table: node tools/lint/src/check.main.ts <tool> [argument …]
// Most lint scripts of the repository use it. If the program fails without findings, prints the output of the program.
import { spawnSync } from 'node:child_process';
import { type Finding, table, unique } from './finding.ts';
import { readFindings, type Tool, tools } from './tools.ts';

const [name = '', ...args] = process.argv.slice(2);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
if (tool) process.exitCode = check(tool);
else {
  console.error(`Expected one of ${Object.keys(tools).join(', ')}, received \`${name}\`.`);
  process.exitCode = 1;
}

function check(definition: Tool): number {
  const [program, ...options] = definition.command;
  const { status, stdout, stderr, error } = spawnSync(program, [...options, ...args], {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  // If the program did not start, `stdout` and `stderr` are null.
  if (error) {
    console.error(error.message);
    return 1;
  }
  const findings = unique(findingsOf(definition, stdout, stderr));
  if (findings.length > 0) console.log(table(findings));
  else if (status !== 0) console.error([stdout, stderr].filter(Boolean).join('\n'));
  return findings.length > 0 ? 1 : (status ?? 1);
}

/** Returns the findings, or an empty list if the program failed before it printed them. */
function findingsOf(definition: Tool, stdout: string, stderr: string): readonly Finding[] {
  try {
    return readFindings(definition, stdout, stderr);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
