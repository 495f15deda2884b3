import type { Call } from './call.ts';

const TAB = '\t';

/** Returns the call with Go's standard library. The address and the credentials are read from environment variables. */
export function go({ method, path, body, scheme }: Call): string {
  const imports = ['fmt', 'io', 'log', 'net/http', 'os', ...(body === undefined ? [] : ['strings'])];
  // A raw string cannot contain a backtick.
  const text = JSON.stringify(body, null, 2)?.replaceAll('`', '\\u0060');
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `${TAB}"${name}"`),
    ')',
    '',
    'func main() {',
    `${TAB}url := os.Getenv("OBSERVABILITY_API_URL") + "${path}"`,
    ...(body === undefined ? [] : [`${TAB}body := strings.NewReader(\`${text}\`)`]),
    `${TAB}request, err := http.NewRequest("${method}", url, ${body === undefined ? 'nil' : 'body'})`,
    ...fatal,
    ...(scheme === 'bearer'
      ? [`${TAB}request.Header.Set("Authorization", "Bearer "+os.Getenv("OBSERVABILITY_API_KEY"))`]
      : []),
    ...(scheme === 'basic'
      ? [`${TAB}request.SetBasicAuth(os.Getenv("OBSERVABILITY_API_KEY_ID"), os.Getenv("OBSERVABILITY_API_KEY_SECRET"))`]
      : []),
    ...(body === undefined ? [] : [`${TAB}request.Header.Set("Content-Type", "application/json")`]),
    `${TAB}response, err := http.DefaultClient.Do(request)`,
    ...fatal,
    `${TAB}defer response.Body.Close()`,
    `${TAB}text, err := io.ReadAll(response.Body)`,
    ...fatal,
    `${TAB}if response.StatusCode >= 400 {`,
    `${TAB}${TAB}log.Fatal(response.Status, " ", string(text))`,
    `${TAB}}`,
    `${TAB}fmt.Println(string(text))`,
    '}',
    '',
  ].join('\n');
}

const fatal: readonly string[] = [`${TAB}if err != nil {`, `${TAB}${TAB}log.Fatal(err)`, `${TAB}}`];
