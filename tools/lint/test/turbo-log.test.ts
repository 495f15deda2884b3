import { describe, expect, it } from 'vitest';
import type { Finding } from '../src/finding.ts';
import { findingsOf, taskLogs, withoutRepetitions } from '../src/turbo-log.ts';

const log = `
   • Running lint, typecheck in 3 packages

@scope/spec:lint: cache miss, executing 5dea8c7e249241b3
@scope/spec:lint: 
@scope/spec:lint: > @scope/spec@0.0.0 lint /somewhere/specs/spec
@scope/spec:lint: > node check.ts
@scope/spec:lint: 
@scope/spec:lint: specs/spec/a.yaml:3  Expected a name.  some-rule
@scope/spec:lint:     name: x
@scope/spec:lint:  ELIFECYCLE  Command failed with exit code 1.
server:typecheck: src/main.ts(4,7): error TS2322: Type 'string' is not assignable to type 'number'.
server:typecheck:   Types of property 'a' are incompatible.
server:typecheck: ../core/src/core.ts(1,1): error TS6133: 'b' is declared but its value is never read.
//:lint:unused: Out of memory
 Tasks:    1 successful, 4 total
Failed:    @scope/spec#lint, server#typecheck, //#lint:unused
`;

describe('the log of turbo', () => {
  it('is split into tasks, without the lines of turbo and pnpm', () => {
    expect(taskLogs(log).map(({ task, text, failed }) => [task, text.split('\n').length, failed])).toEqual([
      ['@scope/spec#lint', 2, true],
      ['server#typecheck', 3, true],
      ['//#lint:unused', 1, true],
    ]);
  });

  it('contains tables of findings, compiler errors and output without findings', () => {
    const [spec, server, unused] = taskLogs(log).map((task) => findingsOf(task, 'packages/server'));
    expect(spec).toEqual([
      { file: 'specs/spec/a.yaml', line: 3, message: 'Expected a name.', rule: 'some-rule', details: ['name: x'] },
    ]);
    expect(server).toEqual([
      {
        file: 'packages/server/src/main.ts',
        line: 4,
        message: "Type 'string' is not assignable to type 'number'.",
        rule: 'TS2322',
        details: ["  Types of property 'a' are incompatible."],
      },
      {
        file: 'packages/core/src/core.ts',
        line: 1,
        message: "'b' is declared but its value is never read.",
        rule: 'TS6133',
        details: [],
      },
    ]);
    expect(unused).toEqual([]);
  });

  it('contains errors of the generator', () => {
    const text = 'specs/shared/schemas/Kind.yaml:2: the format `hostname` is not supported (at #/format).';
    expect(findingsOf({ task: 'schemas#generate', text, failed: true }, 'packages/schemas')).toEqual([
      {
        file: 'specs/shared/schemas/Kind.yaml',
        line: 2,
        message: 'the format `hostname` is not supported (at #/format).',
        rule: 'generate',
        details: [],
      },
    ]);
  });
});

function finding(file: string, rule: string, message: string): Finding {
  return {
    file,
    line: 1,
    message,
    rule,
    details: [],
  };
}

it('reports invalid YAML once', () => {
  const redocly = finding('a.yaml', 'no-unresolved-refs', 'Failed to parse: bad indentation of a mapping entry');
  const generator = finding('a.yaml', 'generate', 'invalid YAML, bad indentation of a mapping entry (at #).');
  const other = { ...generator, file: 'b.yaml' };
  expect(withoutRepetitions([redocly, generator, other])).toEqual([redocly, other]);
});

describe('a missing handler', () => {
  const compiler = finding(
    'a.ts',
    'TS2741',
    "Property 'getA' is missing in type '{}' but required in type 'SharedHandlers'.",
  );
  const other = finding('a.ts', 'TS2741', "Property 'a' is missing in type '{}' but required in type 'Options'.");
  const handler = finding('a.ts', 'handler-missing', 'Expected a handler for `getA`. Add the line below.');

  it('is reported once', () => {
    expect(withoutRepetitions([compiler, other, handler])).toEqual([other, handler]);
  });

  it('is reported by the compiler if the check of handlers did not run', () => {
    expect(withoutRepetitions([compiler, other])).toEqual([compiler, other]);
  });
});
