/** The characters of common entities by name. HTML has 2,000 more, most of them for mathematics. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
  ...{ copy: '©', reg: '®', trade: '™', sect: '§', para: '¶', deg: '°', micro: 'µ', middot: '·', bull: '•' },
  ...{ hellip: '…', ndash: '–', mdash: '—', laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ larr: '←', uarr: '↑', rarr: '→', darr: '↓', times: '×', divide: '÷', plusmn: '±', le: '≤', ge: '≥', ne: '≠' },
  ...{ euro: '€', pound: '£', yen: '¥', cent: '¢' },
};

/**
 * Replaces entities such as `&amp;` and `&#38;` with their characters. Keeps unknown names. Replaces an invalid number,
 * such as `&#0;`, with U+FFFD.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    const isValid = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isValid ? String.fromCodePoint(code) : '\ufffd';
  });
}
