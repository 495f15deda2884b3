import type { Call } from './call.ts';

/** Returns the call with curl. The address and the credentials are read from environment variables. */
export function curl({ method, path, body, scheme }: Call): string {
  const lines = [
    `curl --request ${method} "$OBSERVABILITY_API_URL${path}"`,
    ...(scheme === 'bearer' ? ['--header "Authorization: Bearer $OBSERVABILITY_API_KEY"'] : []),
    ...(scheme === 'basic' ? ['--user "$OBSERVABILITY_API_KEY_ID:$OBSERVABILITY_API_KEY_SECRET"'] : []),
  ];
  if (body !== undefined) {
    // In single quotes, only the single quote itself needs escaping.
    const text = JSON.stringify(body, null, 2).replaceAll("'", "'\\''");
    lines.push("--header 'Content-Type: application/json'", `--data '${text}'`);
  }
  return `${lines.join(' \\\n  ')}\n`;
}
