import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from '../src/index.ts';
import { renderChart } from '../src/render.ts';
import { elementsOf, readPicture, textsOf } from './support/picture.ts';

function html(markdown: string) {
  return renderToStaticMarkup(h(MarkdownText, { markdown })).replace(/^<div>|<\/div>$/g, '');
}
function draw(markdown: string, width = 400, height = 300) {
  return readPicture(
    renderChart({ tile: {}, result: { displayType: 'markdown', columns: [], rows: [], markdown }, width, height }),
  );
}

describe('MarkdownText', () => {
  it.each([
    ['# Title', '<h1>Title</h1>'],
    ['a **b** *c* `d` ~~e~~', '<p>a <strong>b</strong> <em>c</em> <code>d</code> <del>e</del></p>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    [
      '- [x] a\n- [ ] *b*\n  - [x] c',
      '<ul><li><p>☑ a</p></li><li><p>☐ <em>b</em></p><ul><li><p>☑ c</p></li></ul></li></ul>',
    ],
    ['- [x] a\n\n- [ ] b', '<ul><li><p>☑ a</p></li><li><p>☐ b</p></li></ul>'],
    ['3. a', '<ol start="3"><li><p>a</p></li></ol>'],
    ['0. a', '<ol start="0"><li><p>a</p></li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```\na <b>\n```', '<pre><code>a &lt;b></code></pre>'],
    [
      '```\n+---------+---------+\n-- ----------------- b\n```',
      '<pre><code>+---------+---------+\n-- ----------------- b</code></pre>',
    ],
    ['a\n\n---', '<p>a</p><hr/>'],
    ['a  \nb', '<p>a<br/>b</p>'],
    [
      '| a |\n|---|\n| b |',
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      '[a](https://example.com)',
      '<p><a href="https://example.com/" rel="noopener noreferrer" target="_blank">a</a></p>',
    ],
    [
      '[a](mailto:a@example.com)',
      '<p><a href="mailto:a@example.com" rel="noopener noreferrer" target="_blank">a</a></p>',
    ],
    [
      '\\&copy; 5 &copy; &#8364; &#x20AC; &#0; &unknown; &copy',
      '<p>&amp;copy; 5 © € € \ufffd &amp;unknown; &amp;copy</p>',
    ],
    ['![Q&amp;A](https://example.com/a.png)', '<p>Q&amp;A</p>'],
    ['# Q&amp;A &lt;b&gt;', '<h1>Q&amp;A &lt;b></h1>'],
    ['`&copy;`\n\n    &copy;', '<p><code>&amp;copy;</code></p><pre><code>&amp;copy;</code></pre>'],
    [
      '[a &rarr; b](https://example.com/?x=1&amp;y=2&copy=3)',
      '<p><a href="https://example.com/?x=1&amp;y=2&amp;copy=3" rel="noopener noreferrer" target="_blank">a → b</a></p>',
    ],
  ])('writes %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('parses a line that starts with at least 1,000 list or quote markers', () => {
    for (const marker of ['- ', '1. ', '> 2) '])
      expect(html(`${marker.repeat(1_000)}a`)).toMatch(/^<(?:ul|ol|blockquote)[ >]/);
  });

  it('drops the markers after the eighth one', () => {
    expect(html(`${'1. '.repeat(9)}text`)).toBe(html(`${'1. '.repeat(8)}text`));
    expect(html(`${'>'.repeat(20)} text`)).toBe(html(`${'>'.repeat(8)} text`));
  });

  it('writes a table of more than 50 columns as text', () => {
    const wide = `${'|a'.repeat(2_000)}\n${'|-'.repeat(2_000)}\n${'a\n'.repeat(2_000)}`;
    expect(html(wide)).toMatch(/^<p>\|a\|a/);
  });

  it('parses a long paragraph in parts of about 1,000 characters, and applies only styles within a part', () => {
    const words = 'word '.repeat(300);
    expect(html(`**${words}end**`)).toBe(`<p>**${words}end**</p>`);
    expect(html(`${words}**end**`)).toBe(`<p>${words}<strong>end</strong></p>`);
    expect(html('x'.repeat(2_500))).toBe(`<p>${'x'.repeat(2_500)}</p>`);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '[a](//attacker.example)',
    '[a](&#106;&#97;&#118;&#97;script:alert(1))',
    '[a](\u0001javascript:alert(1))',
    '![a](https://attacker.example/x.png)',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'a <b onclick=alert(1)>b</b>',
    '<a href="javascript:alert(1)">a</a>',
  ])('has only a paragraph for %j', (markdown) => {
    const names = [...html(markdown).matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['p']));
  });
});

describe('a Markdown tile', () => {
  it('wraps lines at the width of the tile', () => {
    const texts = textsOf(draw('one two three four five six seven eight nine ten', 160));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.map((text) => text.trim()).join(' ')).toBe('one two three four five six seven eight nine ten');
  });

  it('keeps the styles of words', () => {
    const spans = elementsOf(draw('a **bold** *italic* `code` [link](https://example.com)')).filter(
      ({ name }) => name === 'tspan',
    );
    expect(spans.find(({ text }) => text === 'bold')?.attributes['font-weight']).toBe('600');
    expect(spans.find(({ text }) => text === 'italic')?.attributes['font-style']).toBe('italic');
    expect(spans.find(({ text }) => text === 'code')?.attributes['font-family']).toContain('monospace');
    expect(spans.find(({ text }) => text === 'link')?.attributes['text-decoration']).toBe('underline');
  });

  it('keeps the spaces of code', () => {
    const texts = textsOf(draw('```\nif x:\n    a  = 1\n\n\tb = 2\n```'));
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['if x:', '    a  = 1', '', '  b = 2']);
    expect(texts.join('')).not.toContain(' ');
  });

  it('ends with an ellipsis where it is cut', () => {
    const texts = textsOf(draw(Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n\n'), 400, 120));
    expect(texts[0]).toBe('line 0');
    expect(texts.at(-1)).toBe('…');
    expect(texts.length).toBeLessThan(8);
  });

  it('numbers lists and marks quotes', () => {
    const tile = draw('4. four\n5. five\n\n> quoted');
    expect(textsOf(tile)).toEqual(['4.', 'four', '5.', 'five', 'quoted']);
    // The mark is a vertical line at the left.
    expect(
      elementsOf(tile).filter(({ name, attributes }) => name === 'rect' && attributes['width'] === '3'),
    ).toHaveLength(1);
  });

  it.each([
    ['quotes', '> '.repeat(25_000)],
    ['lists', '- '.repeat(25_000)],
    ['ordered lists', '1. '.repeat(16_000)],
    ['emphasis', `${'*'.repeat(25_000)}a${'*'.repeat(25_000)}`],
    ['brackets', '['.repeat(50_000)],
    ['strikethrough in brackets', '[~~a'.repeat(12_500)],
    ['emphasis in words', '_a'.repeat(25_000)],
    ['indented lists', Array.from({ length: 300 }, (_, index) => `${' '.repeat(index * 2)}- a`).join('\n')],
    ['nested quotes', Array.from({ length: 300 }, (_, index) => `${'>'.repeat(index)} a`).join('\n')],
  ])('of at least 45,000 characters of %s is parsed and drawn', (_, markdown) => {
    // `html` parses up to 50,000 characters, and `draw` only 20,000.
    expect(html(markdown)).not.toBe('');
    expect(draw(markdown).name).toBe('svg');
  });
});
