import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import json from 'shiki/langs/json.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { escapeHtml } from './escape-html.ts';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [json, shell, typescript],
  engine: createJavaScriptRegexEngine(),
});

/** What a fence may be called, and the grammar that reads it. */
const grammars: Readonly<Record<string, string>> = {
  json: 'json',
  sh: 'shellscript',
  shell: 'shellscript',
  ts: 'typescript',
  typescript: 'typescript',
  js: 'typescript',
};

/** Classes by token colour. What is not named here looks like plain text: fewer elements, smaller pages. */
const classes: Readonly<Record<string, string>> = {
  'token-comment': 'c',
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-constant': 'n',
  'token-function': 'f',
};

/**
 * Code as HTML, with classes in place of the inline styles that a strict content security policy would refuse.
 * A language without a grammar is only escaped.
 */
export function highlight(code: string, language: string): string {
  const key = `${language}\n${code}`;
  const html = known.get(key) ?? tokenized(code, language);
  known.set(key, html);
  return html;
}

/** Errors and examples come back on many pages, and reading them is what costs time. */
const known = new Map<string, string>();

function tokenized(code: string, language: string): string {
  const lang = grammars[language];
  if (lang === undefined) return escapeHtml(code);
  // Without a limit of time: a busy machine must not write other pages than a quick one.
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: 'tokens', tokenizeTimeLimit: 0 });
  return tokens.map((line) => lineOf(line.map(({ content, color }) => ({ content, name: classOf(color) })))).join('\n');
}

interface Piece {
  readonly content: string;
  readonly name: string | undefined;
}

const classOf = (color = ''): string | undefined => classes[/var\(--(.+?)\)/.exec(color)?.[1] ?? ''];

/** Neighbours of the same class become one element. */
function lineOf(pieces: readonly Piece[]): string {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const blank = piece.content.trim() === '';
    if (last && (last.name === piece.name || blank)) {
      merged[merged.length - 1] = { name: last.name, content: last.content + piece.content };
    } else merged.push(blank ? { ...piece, name: undefined } : piece);
  }
  return merged
    .map(({ content, name }) => (name ? `<i class="${name}">${escapeHtml(content)}</i>` : escapeHtml(content)))
    .join('');
}
