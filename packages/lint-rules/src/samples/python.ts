import type { Call } from './call.ts';
import { pythonLiteral } from './literal.ts';

/** Returns the call with Python's standard library. The address and the credentials are read from environment variables. */
export function python({ method, path, body, scheme }: Call): string {
  const imports = [...(scheme === 'basic' ? ['base64'] : []), 'json', 'os', 'urllib.request'];
  const headers = [
    ...(scheme === 'bearer' ? ["        'Authorization': f'Bearer {os.environ[\"OBSERVABILITY_API_KEY\"]}',"] : []),
    ...(scheme === 'basic' ? ["        'Authorization': 'Basic ' + base64.b64encode(key.encode()).decode(),"] : []),
    ...(body === undefined ? [] : ["        'Content-Type': 'application/json',"]),
  ];
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    ...(scheme === 'basic'
      ? ["key = os.environ['OBSERVABILITY_API_KEY_ID'] + ':' + os.environ['OBSERVABILITY_API_KEY_SECRET']"]
      : []),
    'request = urllib.request.Request(',
    `    os.environ['OBSERVABILITY_API_URL'] + ${pythonLiteral(path)},`,
    `    method='${method}',`,
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${pythonLiteral(body, '    ')}).encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(json.load(response))',
    '',
  ].join('\n');
}
