import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Source } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openService } from '../src/service.ts';
import { StartError } from '../src/store/start-error.ts';
import { ALL, basic, openTestService } from './support/service.ts';

let directory: string;
let file: string;
let pending: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'first-start-'));
  file = join(directory, 'credentials.json');
  pending = join(directory, '.credentials.json.pending');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const open = async (baseUrl?: string) => {
  const service = await openService({ dataDir: directory });
  if (baseUrl !== undefined) service.announce(baseUrl);
  return service;
};
const written = () => JSON.parse(readFileSync(file, 'utf8'));

describe('the first start', () => {
  it('makes one tenant of each deployment and writes their credentials to a file that only its owner reads', async () => {
    const service = await open('http://127.0.0.1:8000');
    expect(written()).toEqual(service.credentials);
    expect(written()).toEqual({
      openSource: {
        baseUrl: 'http://127.0.0.1:8000',
        apiKey: expect.stringMatching(/^obsp_/),
        ingestionKey: expect.stringMatching(/^obsi_/),
      },
      managed: {
        baseUrl: 'http://127.0.0.1:8000',
        organizationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        serviceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        pipeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        keyId: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        keySecret: expect.stringMatching(/^obsk_/),
        ingestionKey: expect.stringMatching(/^obsi_/),
      },
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(pending)).toBe(false);
    await service.close();
  });

  it('keeps no secret in the store', async () => {
    const service = await open();
    const { openSource, managed } = service.credentials ?? expect.fail('no credentials');
    await service.close();
    const secrets = [
      openSource.apiKey,
      openSource.ingestionKey,
      managed.keyId,
      managed.keySecret,
      managed.ingestionKey,
    ];
    for (const name of readdirSync(directory).filter((name) => name !== 'credentials.json')) {
      const bytes = readFileSync(join(directory, name), 'latin1');
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    }
  });

  it('gives each tenant the sources Logs, Traces and Metrics', async () => {
    const { service, team, managed } = await openTestService();
    for (const tenant of [team, managed]) {
      const { items, total } = await service.sources.list(tenant, ALL);
      expect(items.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Logs log', 'Traces trace', 'Metrics metric']);
      expect(total).toBe(3);
      for (const source of items) {
        Source.assert(source);
        expect(await service.sources.get(tenant, source.id)).toEqual({ resource: source, version: 1 });
      }
    }
    await service.close();
  });
});

describe('a later start', () => {
  it('changes the base address in the file and never the secrets', async () => {
    const first = await open('http://127.0.0.1:8000');
    await first.close();
    const before = written();
    const second = await open('http://127.0.0.1:9000');
    expect(written().openSource).toEqual({ ...before.openSource, baseUrl: 'http://127.0.0.1:9000' });
    expect(written().managed).toEqual({ ...before.managed, baseUrl: 'http://127.0.0.1:9000' });
    expect(second.announce('http://127.0.0.1:9001')).toEqual(written());
    expect(written().managed.baseUrl).toBe('http://127.0.0.1:9001');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await second.close();
  });

  it('says in a sentence that the file cannot be written', async () => {
    const service = await open('http://127.0.0.1:8000');
    mkdirSync(pending);
    const announce = () => service.announce('http://127.0.0.1:9000');
    expect(announce).toThrow(StartError);
    expect(announce).toThrow(/^The data directory .* cannot be written \(.*directory.*\)\.$/);
    expect(written().managed.baseUrl).toBe('http://127.0.0.1:8000');
    await service.close();
  });

  it('says that the secrets cannot be shown again when the file is missing, and invents none', async () => {
    await (await open()).close();
    rmSync(file);
    const service = await open();
    expect(service.credentials).toBeUndefined();
    expect(service.notices).toEqual([
      expect.stringMatching(/credentials\.json is missing.*cannot be shown again: restore .* backup, .* --data-dir\.$/),
    ]);
    expect(service.announce('http://127.0.0.1:1')).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    await service.close();
  });

  it('leaves a file alone that is not what the service wrote', async () => {
    await (await open()).close();
    writeFileSync(file, '{"mine": true}');
    const service = await open('http://127.0.0.1:9000');
    expect(service.notices).toEqual([expect.stringMatching(/left as it is/)]);
    expect(readFileSync(file, 'utf8')).toBe('{"mine": true}');
    await service.close();
  });

  it('puts credentials in place that a crash after the commit left pending', async () => {
    await (await open()).close();
    const before = written();
    renameSync(file, pending);
    const service = await open();
    expect(service.credentials).toEqual(before);
    expect(written()).toEqual(before);
    await service.close();
  });

  it('throws away credentials that a crash before the commit left pending', async () => {
    const other = await openTestService();
    writeFileSync(pending, JSON.stringify(other.credentials));
    await other.service.close();
    const service = await open();
    const { keyId, keySecret } = service.credentials?.managed ?? expect.fail('no credentials');
    await expect(service.authenticateBasic(basic(keyId, keySecret))).resolves.toMatchObject({ roles: ['admin'] });
    expect(existsSync(pending)).toBe(false);
    await service.close();
  });
});
