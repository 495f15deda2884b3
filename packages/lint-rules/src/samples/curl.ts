import type { Call } from './call.ts';

/** The call for a shell; address and credentials come from the environment. */
export function curl({ method, path, body, scheme }: Call): string {
  const lines = [
    `curl --request ${method} "$OBSERVABILITY_API_URL${path}"`,
    ...(scheme === 'bearer' ? ['--header "Authorization: Bearer $OBSERVABILITY_API_KEY"'] : []),
    ...(scheme === 'basic' ? ['--user "$OBSERVABILITY_API_KEY_ID:$OBSERVABILITY_API_KEY_SECRET"'] : []),
  ];
  if (body !== undefined) {
    // Within single quotes a shell reads everything as it is but the quote itself.
    const text = JSON.stringify(body, null, 2).replaceAll("'", "'\\''");
    lines.push("--header 'Content-Type: application/json'", `--data '${text}'`);
  }
  return `${lines.join(' \\\n  ')}\n`;
}
