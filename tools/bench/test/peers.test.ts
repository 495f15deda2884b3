import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../src/payloads/examples.ts';
import { type PayloadName, payloadNames, payloads } from '../src/payloads/payloads.ts';

const files: Readonly<Record<PayloadName, string>> = {
  dashboard: 'dashboard.ts',
  alert: 'alert.ts',
  pipeSettings: 'pipe-settings.ts',
  apiKeys: 'api-keys.ts',
};

/** The peers whose schemas are written by hand. */
const handwritten = ['arktype', 'typebox', 'typia', 'valibot', 'zod'];

function propertyNames(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(propertyNames);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [name, ...propertyNames(child)]);
}

describe.each(handwritten)('the schemas of %s', (peer) => {
  it.each(payloadNames)('declare each property of the payload %s', (name) => {
    const source = readFileSync(new URL(`../peers/validators/${peer}/${files[name]}`, import.meta.url), 'utf8');
    // Keys such as `name:`, `name?:`, `'name?':` and the shorthand `name,`.
    const declared = new Set(source.match(/(?<![.\w])\w+(?=\??'?\??:|,$)/gm));
    const names = new Set(propertyNames(payloads()[name].valid));
    expect([...names].filter((property) => !declared.has(property))).toEqual([]);
  });
});
