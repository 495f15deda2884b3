import fc from 'fast-check';

/** Letters, digits, characters with a meaning in SQL, JSON, HTML or paths, surrogate pairs, and invisible and combining characters. */
const specialCharacters = [
  ...'aZ09 "\\/\'`%_<>&{}[];:#?',
  '\n',
  '\t',
  '\u0001',
  '\u007f',
  'ß',
  '\u0301',
  '\u200d',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\uffff',
  '😀',
  '\u{10ffff}',
];

/** Any code point except surrogates. The unit `binary` of fast-check has the same ones, but takes about a second to create. */
const codePoints = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point), readCodePoint);

function readCodePoint(text: unknown): number {
  if (typeof text !== 'string' || [...text].length !== 1) throw new Error('Expected one code point.');
  return text.codePointAt(0) ?? 0;
}

const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...specialCharacters) },
  { weight: 1, arbitrary: codePoints },
);

interface Lengths {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns an arbitrary of strings with these lengths in code points. They do not contain NUL, which the API rejects.
 */
export function arbitraryStrings({ min, max }: Lengths): fc.Arbitrary<string> {
  const short = fc.string({ unit: character, minLength: min, maxLength: Math.min(max, min + 12) });
  // Strings of the maximum length are rare if it exceeds 1,024 characters: a body with many of them would be too large.
  const longWeight = max > 1_024 ? 1 : 6;
  return fc
    .oneof(
      { weight: 150, arbitrary: short },
      { weight: 12, arbitrary: fc.constantFrom('x', '😀').map((unit) => unit.repeat(min)) },
      { weight: longWeight, arbitrary: fc.constantFrom('x', '😀', 'é').map((unit) => unit.repeat(max)) },
    )
    .map((text) => text.replaceAll('\0', '0'));
}

function pad(value: number, length = 2) {
  return String(value).padStart(length, '0');
}

/** Times in the forms of RFC 3339, without leap seconds and without days after the 28th. */
export const dateTimes: fc.Arbitrary<string> = fc
  .record({
    year: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1970, max: 2035 }) }, fc.integer({ min: 0, max: 9999 })),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    second: fc.integer({ min: 0, max: 59 }),
    fraction: fc.constantFrom('', '.0', '.123', '.123456789'),
    offset: fc.constantFrom('Z', 'z', '+00:00', '-00:00', '+23:59', '-11:30'),
    letter: fc.constantFrom('T', 't'),
  })
  .map((parts) => {
    const date = `${pad(parts.year, 4)}-${pad(parts.month)}-${pad(parts.day)}`;
    return `${date}${parts.letter}${pad(parts.hour)}:${pad(parts.minute)}:${pad(parts.second)}${parts.fraction}${parts.offset}`;
  });

/** URLs of webhooks and connections, including ones that the service rejects. */
export const urls: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom('https', 'http', 'HTTPS'),
    host: fc.constantFrom('hooks.example.org', '93.184.216.34', 'xn--bcher-kva.example', 'a', '10.0.0.1', '0x7f000001'),
    port: fc.constantFrom('', ':8443', ':1024'),
    path: fc.constantFrom('', '/', '/a/%C3%A9?b=c&d', `/${'x'.repeat(1900)}`),
  })
  .map(({ scheme, host, port, path }) => `${scheme}://${host}${port}${path}`);
