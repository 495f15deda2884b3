import { describe, expect, it } from 'vitest';
import { digest, equalDigests, newKeyId, newSecret } from '../../src/domain/secrets.ts';

it('a key id has 20 letters and digits', () => {
  expect(newKeyId()).toMatch(/^[A-Za-z0-9]{20}$/);
});

describe('secrets', () => {
  it('have 256 random bits and a prefix that a secret scanner can match', () => {
    expect(newSecret('personal')).toMatch(/^obsp_[A-Za-z0-9_-]{43}$/);
    expect(newSecret('ingestion')).toMatch(/^obsi_[A-Za-z0-9_-]{43}$/);
    expect(newSecret('secret')).toMatch(/^obsk_[A-Za-z0-9_-]{43}$/);
    expect(newSecret('secret')).not.toBe(newSecret('secret'));
  });

  it('have the base64-encoded SHA-256 of their UTF-8 bytes as digest', () => {
    expect(digest('abc')).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
    expect(digest('ä')).toBe('M+bXP+6CkEyNevt43hFU0ejcKg7bCBIOY99bk4XC2cw=');
  });

  it('have equal digests only if they are equal', () => {
    expect(equalDigests(digest('a'), digest('a'))).toBe(true);
    expect(equalDigests(digest('a'), digest('b'))).toBe(false);
    expect(equalDigests(digest('a'), '')).toBe(false);
  });
});
