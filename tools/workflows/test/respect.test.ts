import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runWorkflows } from '../src/respect.ts';

const spec = `openapi: 3.1.0
info: { title: A, version: 1.0.0 }
servers: [{ url: http://localhost }]
paths:
  /boxes:
    get:
      operationId: listBoxes
      responses:
        "200":
          description: All.
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { type: array } } }
`;

const workflow = `arazzo: 1.0.1
info: { title: A, version: 1.0.0 }
sourceDescriptions: [{ name: managed, type: openapi, url: openapi.yaml }]
workflows:
  - workflowId: look
    steps:
      - stepId: list
        operationId: listBoxes
        successCriteria: [{ condition: $statusCode == 200 }]
`;

describe('running a workflow', () => {
  let folder: string;
  let server: Server;
  let reply: { status: number; body: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'observability-respect-'));
    await writeFile(join(folder, 'openapi.yaml'), spec);
    await writeFile(join(folder, 'look.arazzo.yaml'), workflow);
    server = createServer((_request, response) =>
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const run = (file: string) =>
    runWorkflows('managed', [join(folder, file)], {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });

  it('passes if the responses match the spec', async () => {
    reply = { status: 200, body: '{"data":[]}' };
    expect(await run('look.arazzo.yaml')).toEqual([{ workflow: 'look', step: 'list', status: 200, failures: [] }]);
  });

  it('fails if the status or the body does not match the spec', async () => {
    reply = { status: 501, body: '{"data":[]}' };
    expect(await run('look.arazzo.yaml')).toMatchObject([
      { status: 501, failures: [/success criteria/, /status code/].map((pattern) => expect.stringMatching(pattern)) },
    ]);
    reply = { status: 200, body: '{}' };
    expect(await run('look.arazzo.yaml')).toMatchObject([{ failures: [expect.stringContaining('schema check')] }]);
  });

  it('throws an error if the workflow file does not exist', async () => {
    await expect(run('nothing.arazzo.yaml')).rejects.toThrow('`redocly respect` wrote no report');
  });
});
