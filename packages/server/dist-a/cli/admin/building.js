/** Lines under a command's help that can be copied. */
export const examples = (...lines) => `\nExamples:\n${lines.map((line) => `  observability-api admin ${line}`).join('\n')}\n`;
/** Said wherever a secret is shown. */
export const SHOWN_ONCE = 'Keep the secrets now: only their digests are stored, and they are not shown again.';
