import { type Group, otherThan } from './group.ts';

const notTexts = otherThan('string');

/** `minLength`, `maxLength`, `pattern`. */
export const texts: readonly Group[] = [
  {
    about: 'minLength',
    schema: { minLength: 2 },
    valid: ['foo', 'fo', 1, ...notTexts],
    invalid: ['f', '', '\u{1F4A9}'],
  },
  { about: 'a decimal minLength', schema: { minLength: 2.0 }, valid: ['foo'], invalid: ['f'] },
  {
    about: 'maxLength',
    schema: { maxLength: 2 },
    valid: ['f', 'fo', '', 100, ...notTexts, '\u{1F4A9}\u{1F4A9}'],
    invalid: ['foo', '\u{1F4A9}\u{1F4A9}\u{1F4A9}'],
  },
  { about: 'maxLength 0', schema: { maxLength: 0 }, valid: ['', 1], invalid: ['f'] },
  {
    about: 'lone surrogates are characters',
    schema: { minLength: 2, maxLength: 2 },
    valid: ['\ud800\ud800', '\udc00\ud800', 'a\u{1F600}'],
    invalid: ['\ud800', '\ud83d\ude00', 'ab\ud800'],
  },
  { about: 'marks are characters', schema: { type: 'string', minLength: 2 }, valid: ['e\u0301'], invalid: ['\u00e9'] },
  {
    about: 'an anchored pattern',
    schema: { pattern: '^a*$' },
    valid: ['aaa', '', true, 123, 1.0, {}, [], null],
    invalid: ['abc', 'aaa\n'],
  },
  { about: 'a pattern anywhere', schema: { pattern: 'a+' }, valid: ['xxaayy'], invalid: ['xyz'] },
  {
    about: 'a set of characters, counted',
    schema: { pattern: '^[a-c_-]{2,3}$', type: 'string' },
    valid: ['ab', 'a_c', '--'],
    invalid: ['a', 'abca', 'ad', 'ab\n', 'aé'],
  },
  {
    about: 'a set of characters, so many of them',
    schema: { pattern: '^[a-c_-]{2}$', type: 'string' },
    valid: ['ab', 'a_', '--'],
    invalid: ['a', 'abc', 'ad', 'ab\n', 'aé'],
  },
  {
    about: 'a set of characters, very many of them',
    schema: { pattern: '^[a-c]{400}$', type: 'string' },
    valid: ['abca'.repeat(100)],
    invalid: ['abc', 'abca'.repeat(101)],
  },
  {
    about: 'a set of characters, at least one',
    schema: { pattern: '^[\\]\\\\^a-]+$', type: 'string' },
    valid: [']', '\\^a-'],
    invalid: ['', 'b', '['],
  },
  {
    about: 'a set of characters, none at least',
    schema: { pattern: '^[0-9]*$' },
    valid: ['', '0129', 5],
    invalid: ['1a', '\u0661'],
  },
  {
    about: 'a set with a length',
    schema: { type: 'string', pattern: '^[a-z]{2,}$', minLength: 3, maxLength: 4 },
    valid: ['abc', 'abcd'],
    invalid: ['ab', 'abcde', 'ABC'],
  },
  {
    about: 'a class of characters by name',
    schema: { pattern: '^\\d+$' },
    valid: ['42'],
    invalid: ['-%#', '\u09ea\u09e8'],
  },
  { about: 'a class that has not', schema: { pattern: '^[^a]+$' }, valid: ['bcd', '\u{1F600}'], invalid: ['bad', ''] },
  {
    about: 'properties of Unicode',
    schema: { pattern: '\\p{Letter}cole' },
    valid: ['Les hivers de mon enfance \u00e9taient \u00e9cole', 'l\u2019\u00e9cole'],
    invalid: ['!cole'],
  },
  {
    about: 'white space',
    schema: { pattern: '^\\s+$' },
    valid: [' ', '\u00a0', '\ufeff', '\u2029'],
    invalid: ['\u200b', ''],
  },
  {
    about: 'a letter of two units',
    schema: { pattern: '^\u{1F432}*$' },
    valid: ['', '\u{1F432}', '\u{1F432}\u{1F432}'],
    invalid: ['\u{1F409}', 'D'],
  },
  { about: 'slashes and quotes', schema: { pattern: '^/["\'`]/$' }, valid: ["/'/"], invalid: ['""'] },
  {
    about: 'patterns look at the text from its start each time',
    schema: { type: 'array', items: { pattern: '^a' } },
    valid: [['a', 'ab', 'abc']],
    invalid: [['a', 'b']],
  },
];
