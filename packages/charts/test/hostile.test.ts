import { describe, expect, it } from 'vitest';
import { renderChart, renderDataTable } from '../src/render.ts';
import { descriptionOf, elementsOf, parse, readPicture, textsOf, titleOf } from './support/picture.ts';
import { DISPLAY_TYPES, resultOf } from './support/results.ts';

const SEEDS = [
  '<script>alert(1)</script>',
  '</text><script>alert(1)</script>',
  '</title></svg><svg onload=alert(1)>',
  '"><image href="https://attacker.example/x.png"/>',
  "' onmouseover='alert(1)",
  '<foreignObject><iframe src="https://attacker.example"></iframe></foreignObject>',
  '<use href="https://attacker.example/x.svg#a"/>',
  '<style>@import url(https://attacker.example/x.css)</style>',
  '<!ENTITY xxe SYSTEM "file:///etc/passwd">&xxe;',
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  ']]><![CDATA[<script>',
  '<!-- comment --> --!>',
  '<?xml-stylesheet href="https://attacker.example/x.css"?>',
  'url(https://attacker.example/a)',
  'javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000\u0001\u0008\u000b\u001f',
  '\u202egnp.exe\u202c',
  '1\u061c2\u200e3\u200f4',
  '\ud800',
  '\udfff tail',
  '\ufffe\uffff',
  'line\nbreak\ttab\r\nreturn',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  '   ',
  'a'.repeat(10_000),
  '\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(200),
  '日本語の非常に長い名前'.repeat(50),
  '\u0645\u0631\u062d\u0628\u0627',
  '[link](javascript:alert(1)) ![image](https://attacker.example/x.png)',
  '[a](https://attacker.example) <https://attacker.example> <img src=x onerror=alert(1)>',
  '`code` **bold** <b onclick=alert(1)>b</b>',
  '> '.repeat(5000),
  '[a'.repeat(2000),
  '%3Cg%3E',
  '\\u003cscript\\u003e',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  'x" style="background:url(https://attacker.example)',
  'http://attacker.example/',
  '//attacker.example/x.png',
  'data:text/html,<script>alert(1)</script>',
];

/** Four variants of each seed: unchanged, after a word, in an attribute, repeated. Then texts with control characters and surrogates. */
const HOSTILE = SEEDS.flatMap((text) => [text, `checkout${text}`, `x" y='${text}'>`, `${text}${text}`]).concat(
  Array.from({ length: 16 }, (_, index) => String.fromCharCode(index, 60, 0x7f + index, 38, 0xd800 + index)),
);

describe('hostile names, groups and values', () => {
  it('are at least 200', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200));

  it.each(DISPLAY_TYPES)('are plain text in the display type %s', (displayType) => {
    for (const text of HOSTILE) {
      const result = { ...resultOf(displayType, [text, `${text}2`, null], [1, 2]), granularity: text };
      const format = { output: text, unit: text, currencySymbol: text, numericUnit: text };
      const tile = {
        name: text,
        config: {
          numberFormat: format,
          color: text,
          colorRules: [{ operator: 'neq', value: 'x', color: text, label: text }],
          backgroundChart: { type: text, color: text },
        },
      };
      const columns = result.columns.map((column) => ({ ...column, unit: text }));
      for (const props of [
        { tile, result },
        { tile: { name: text, series: [{ numberFormat: format }] }, result: { ...result, columns } },
      ]) {
        // readPicture rejects elements and attributes that charts do not use, and addresses in attributes.
        const picture = readPicture(renderChart({ ...props, width: 400, height: 240 }));
        for (const drawn of [titleOf(picture), descriptionOf(picture), ...textsOf(picture)]) {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: no text may contain them
          expect(drawn).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\ufffe\uffff]/);
          expect(drawn.isWellFormed()).toBe(true);
          expect(drawn.length).toBeLessThan(1500);
        }
      }
    }
  });

  it.each(DISPLAY_TYPES)('are plain text in the data table of %s', (displayType) => {
    for (const text of HOSTILE) {
      const markup = renderDataTable({ tile: { name: text }, result: resultOf(displayType, [text, null], [1]) });
      if (displayType === 'markdown') {
        expect(markup).toBe('');
        continue;
      }
      const names = new Set(elementsOf(parse(markup)).map(({ name }) => name));
      expect(
        [...names].filter((name) => !['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'].includes(name)),
      ).toEqual([]);
    }
  });

  it('that are objects in the form of Preact elements are drawn as text', () => {
    const element = { type: 'script', props: { children: 'alert(1)' }, constructor: undefined, __v: 1 };
    const result = resultOf('table', [element as unknown as string], [element as unknown as number]);
    const picture = readPicture(
      renderChart({ tile: { name: element as unknown as string }, result, width: 300, height: 200 }),
    );
    expect(textsOf(picture)).toContain('[object Object]');
  });
});

it('an unknown display type is plain text in a message', () => {
  const result = { ...resultOf('line', ['a'], [1]), displayType: '<script>' };
  const picture = readPicture(renderChart({ tile: {}, result, width: 400, height: 200 }));
  expect(textsOf(picture)).toEqual(['The display type <script> is not supported.']);
});
