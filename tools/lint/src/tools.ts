import { relative, resolve } from 'node:path';
import type { Finding } from './finding.ts';
import { repository } from './repository.ts';

/** A finding as a program reports it. */
type Found = { readonly [Key in keyof Finding]?: Finding[Key] | undefined };

/** A program that checks files, with the options for output that can be parsed. */
export interface Tool {
  readonly command: readonly [string, ...string[]];
  /** Reads the findings. Paths are relative to the current folder. Throws SyntaxError for incomplete JSON. */
  readonly findings: (stdout: string, stderr: string) => readonly Found[];
}

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly suggest: readonly string[];
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly start?: { readonly line: number };
    }[];
  }[];
}

type BiomeReport = readonly {
  readonly description: string;
  readonly check_name: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}[];

interface KnipReport {
  readonly issues: readonly ({ readonly file: string } & Readonly<Record<string, unknown>>)[];
}

interface LayersReport {
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
      readonly cycle?: readonly { readonly name: string }[];
    }[];
  };
}

const CSPELL_CACHE = '--cache-location=node_modules/.cache/cspell';

/** The programs by name. */
export const tools: Readonly<Record<string, Tool>> = {
  redocly: {
    command: ['redocly', 'lint', '--format=json', '--max-problems=1000'],
    findings: (output) => redoclyReports(output).flatMap(redoclyFindings),
  },
  biome: {
    command: ['biome', 'check', '--error-on-warnings', '--reporter=gitlab', '--max-diagnostics=none', '.'],
    findings: (output) =>
      (JSON.parse(output) as BiomeReport).map(({ description, check_name: rule, location }) => ({
        file: location.path,
        line: location.lines.begin,
        message: rule === 'format' ? 'Expected formatted code. Run `npm run format`.' : description,
        rule,
      })),
  },
  cspell: {
    // Checks a file again only if its content, the configuration or a dictionary has changed.
    command: ['cspell', 'lint', '--no-progress', '--quiet', '--cache', '--cache-strategy=content', CSPELL_CACHE, '.'],
    findings: (output) =>
      matches(output, /^(.+?):(\d+):\d+ - (.+)$/).map(([file, line, message]) => ({
        file,
        line: Number(line),
        message: message?.startsWith('Unknown')
          ? `${message}. Add a correct technical term to cspell.words.txt.`
          : message,
        rule: 'cspell',
      })),
  },
  markdownlint: {
    command: ['markdownlint-cli2'],
    findings: (_stdout, stderr) =>
      matches(stderr, /^(.+?):(\d+)(?::\d+)? \w+ (MD\d+)\S* (.+)$/).map(([file, line, rule, message]) => ({
        file,
        line: Number(line),
        message,
        rule,
      })),
  },
  knip: {
    command: ['knip', '--reporter=json'],
    findings: (output) => knipFindings(JSON.parse(output)),
  },
  boundaries: {
    command: ['turbo', 'boundaries'],
    // A message can have several lines. The line below it contains the place as `[file:line:column]`.
    findings: (_stdout, stderr) =>
      [...stderr.matchAll(/^ +[x×] (.+(?:\n +[|│] .+)*)\n[^[]*\[(.+?):(\d+):\d+\]/gm)].map(
        ([, message, file, line]) => ({
          file,
          line: Number(line),
          message: `${message?.charAt(0).toUpperCase()}${message?.slice(1).replaceAll(/\n +[|│]/g, '')}.`,
          rule: 'boundaries',
        }),
      ),
  },
  depcruise: {
    command: ['depcruise', '--config', 'layers.config.mjs', '--output-type=json', '../../packages', '../../tools'],
    findings: (output) =>
      (JSON.parse(output) as LayersReport).summary.violations.map(({ rule, from, to, cycle = [] }) => ({
        file: from,
        line: 1,
        message: `Imports ${(cycle.length > 0 ? cycle.map(({ name }) => name) : [to]).map(fromRoot).join(', which imports ')}.`,
        rule: rule.name,
      })),
  },
};

/** Returns complete findings with paths relative to the root of the repository. */
export function readFindings(tool: Tool, stdout: string, stderr = ''): Finding[] {
  return tool.findings(stdout, stderr).map(({ file = '', line = 1, message = '', rule = '', details = [] }) => ({
    file: fromRoot(file),
    line,
    message,
    rule,
    details,
  }));
}

function fromRoot(file: string): string {
  return relative(repository, resolve(file));
}

/** Parses the reports of Redocly, which prints one report per Arazzo file. */
function redoclyReports(output: string): RedoclyReport[] {
  return JSON.parse(`[${output.replaceAll(/^\}\{$/gm, '},{')}]`);
}

/** Returns the findings of a report. If some of them are parse errors, returns only these: the other findings may be wrong. */
function redoclyFindings({ problems }: RedoclyReport): Found[] {
  const unparsed = problems.filter(({ message }) => message.startsWith('Failed to parse: '));
  return (unparsed.length > 0 ? unparsed : problems).map(
    ({ ruleId, message, suggest: [suggestion], location: [place] }) => ({
      file: place?.source.ref ?? '',
      line: place?.start?.line ?? 1,
      message: suggestion === undefined ? message : `${message} Did you mean \`${suggestion}\`?`,
      rule: ruleId,
    }),
  );
}

/** The messages for the kinds of issues that knip reports. Other kinds have a general message. */
const knipMessages: Readonly<Record<string, string>> = {
  files: 'No other file uses this file.',
  exports: 'No other file uses the export',
  types: 'No other file uses the exported type',
  dependencies: 'No file uses the dependency',
  devDependencies: 'No file uses the development dependency',
  unlisted: 'The package.json does not list the dependency',
  unresolved: 'The import does not resolve:',
};

function knipFindings({ issues }: KnipReport): Found[] {
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      (Array.isArray(list) ? list.flat() : []).map(({ name, line = 1 }: { name: string; line?: number }) => ({
        file,
        line,
        message:
          kind === 'files'
            ? knipMessages['files']
            : `${knipMessages[kind] ?? `Issue of the kind ${kind}:`} \`${name}\`.`,
        rule: `knip/${kind}`,
      })),
    ),
  );
}

function matches(text: string, pattern: RegExp): string[][] {
  return text.split('\n').flatMap((line) => {
    const match = pattern.exec(line);
    return match ? [match.slice(1)] : [];
  });
}
