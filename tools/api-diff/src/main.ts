// Prints the bump that each API needs, and whether the changesets declare it and name the breaking changes:
//   node tools/api-diff/src/main.ts [--base <commit>] [--format text|annotations|markdown|json|sarif] [--root <folder>]
// Exit codes: 0 = the changesets are sufficient, 1 = they are not, 2 = the comparison failed or an argument is invalid.

import { parseArgs } from 'node:util';
import { repository } from 'workflows';
import { ComparisonError } from './change.ts';
import { type ApiReport, compareWithBase } from './pull-request.ts';
import { annotationsText } from './report/annotations.ts';
import { findingsOf } from './report/findings.ts';
import { markdownReport } from './report/markdown.ts';
import { sarifText } from './report/sarif.ts';
import { textReport } from './report/text.ts';

const formats: Readonly<Record<string, (report: ApiReport) => string>> = {
  text: textReport,
  annotations: (report) => annotationsText(findingsOf(report)),
  markdown: markdownReport,
  json: (report) => JSON.stringify(report, null, 2),
  sarif: (report) => sarifText(findingsOf(report)),
};

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      format: { type: 'string', default: 'text' },
      root: { type: 'string', default: repository },
    },
  });
  const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
  if (!format)
    throw new ComparisonError(
      `Expected --format to be one of ${Object.keys(formats).join(', ')}, received ${values.format}.`,
    );
  const report = await compareWithBase(values.root, values.base ? { base: values.base } : {});
  console.log(format(report));
  if (!report.ok) process.exitCode = 1;
} catch (error) {
  // `parseArgs` throws a TypeError with a code.
  const isInvalidArgument = error instanceof TypeError && 'code' in error;
  console.error(error instanceof ComparisonError || isInvalidArgument ? error.message : error);
  process.exitCode = 2;
}
