import { type Group, otherThan } from './group.ts';

const notStrings = otherThan('string');

/** `minLength`, `maxLength`, `pattern`. */
export const strings: readonly Group[] = [
  {
    description: 'minLength',
    schema: { minLength: 2 },
    valid: ['foo', 'fo', 1, ...notStrings],
    invalid: ['f', '', '\u{1F4A9}'],
  },
  {
    description: 'maxLength',
    schema: { maxLength: 2 },
    valid: ['f', 'fo', '', 100, ...notStrings, '\u{1F4A9}\u{1F4A9}'],
    invalid: ['foo', '\u{1F4A9}\u{1F4A9}\u{1F4A9}'],
  },
  { description: 'maxLength 0', schema: { maxLength: 0 }, valid: ['', 1], invalid: ['f'] },
  {
    description: 'lone surrogates count as characters',
    schema: { minLength: 2, maxLength: 2 },
    valid: ['\ud800\ud800', '\udc00\ud800', 'a\u{1F600}'],
    invalid: ['\ud800', '\ud83d\ude00', 'ab\ud800'],
  },
  {
    description: 'combining marks count as characters',
    schema: { type: 'string', minLength: 2 },
    valid: ['e\u0301'],
    invalid: ['\u00e9'],
  },
  {
    description: 'an anchored pattern',
    schema: { pattern: '^a*$' },
    valid: ['aaa', '', true, 123, {}, [], null],
    invalid: ['abc', 'aaa\n'],
  },
  { description: 'an unanchored pattern', schema: { pattern: 'a+' }, valid: ['xxaayy'], invalid: ['xyz'] },
  {
    description: 'a character set with a bounded count',
    schema: { pattern: '^[a-c_-]{2,3}$', type: 'string' },
    valid: ['ab', 'a_c', '--'],
    invalid: ['a', 'abca', 'ad', 'ab\n', 'aé'],
  },
  {
    description: 'a character set with an exact count',
    schema: { pattern: '^[a-c_-]{2}$', type: 'string' },
    valid: ['ab', 'a_', '--'],
    invalid: ['a', 'abc', 'ad', 'ab\n', 'aé'],
  },
  {
    description: 'a character set with a large count',
    schema: { pattern: '^[a-c]{400}$', type: 'string' },
    valid: ['abca'.repeat(100)],
    invalid: ['abc', 'abca'.repeat(101)],
  },
  {
    description: 'a character set that occurs at least once',
    schema: { pattern: '^[\\]\\\\^a-]+$', type: 'string' },
    valid: [']', '\\^a-'],
    invalid: ['', 'b', '['],
  },
  {
    description: 'a character set that may be absent',
    schema: { pattern: '^[0-9]*$' },
    valid: ['', '0129', 5],
    invalid: ['1a', '\u0661'],
  },
  {
    description: 'a character set with a length',
    schema: { type: 'string', pattern: '^[a-z]{2,}$', minLength: 3, maxLength: 4 },
    valid: ['abc', 'abcd'],
    invalid: ['ab', 'abcde', 'ABC'],
  },
  {
    description: 'a predefined character class',
    schema: { pattern: '^\\d+$' },
    valid: ['42'],
    invalid: ['-%#', '\u09ea\u09e8'],
  },
  {
    description: 'a negated character class',
    schema: { pattern: '^[^a]+$' },
    valid: ['bcd', '\u{1F600}'],
    invalid: ['bad', ''],
  },
  {
    description: 'Unicode property escapes',
    schema: { pattern: '\\p{Letter}cole' },
    valid: ['Les hivers de mon enfance \u00e9taient \u00e9cole', 'l\u2019\u00e9cole'],
    invalid: ['!cole'],
  },
  {
    description: 'white space',
    schema: { pattern: '^\\s+$' },
    valid: [' ', '\u00a0', '\ufeff', '\u2029'],
    invalid: ['\u200b', ''],
  },
  {
    description: 'a character of two UTF-16 code units',
    schema: { pattern: '^\u{1F432}*$' },
    valid: ['', '\u{1F432}', '\u{1F432}\u{1F432}'],
    invalid: ['\u{1F409}', 'D'],
  },
  { description: 'slashes and quotes', schema: { pattern: '^/["\'`]/$' }, valid: ["/'/"], invalid: ['""'] },
  {
    description: 'patterns do not keep their lastIndex',
    schema: { type: 'array', items: { pattern: '^a' } },
    valid: [['a', 'ab', 'abc']],
    invalid: [['a', 'b']],
  },
];
