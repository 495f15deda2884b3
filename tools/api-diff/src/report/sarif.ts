import type { Finding } from './findings.ts';

/**
 * Formats findings as a SARIF 2.1.0 log, for code scanning and editors. The rule `managed: changeset` gets the id `changeset`, without the
 * names of the APIs.
 */
export function sarifText(findings: readonly Finding[]): string {
  const ruleId = ({ rule }: Finding) => rule.replace(/^.*: /, '');
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'pr-check', rules: [...new Set(findings.map(ruleId))].map((id) => ({ id })) },
        },
        results: findings.map((finding) => ({
          ruleId: ruleId(finding),
          level: finding.level,
          message: { text: finding.message },
          locations: finding.location
            ? [
                {
                  physicalLocation: {
                    artifactLocation: { uri: finding.location.file, uriBaseId: '%SRCROOT%' },
                    region: { startLine: finding.location.line },
                  },
                },
              ]
            : [],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
