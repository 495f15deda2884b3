import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import go from 'shiki/langs/go.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { escapeHtml } from './html.ts';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--' });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [go, json, python, shell, typescript],
  engine: await createOnigurumaEngine(import('shiki/wasm')),
});

/** The grammars by the language of a code fence. */
const grammars: Readonly<Record<string, string>> = {
  json: 'json',
  sh: 'shellscript',
  shell: 'shellscript',
  ts: 'typescript',
  typescript: 'typescript',
  js: 'typescript',
  python: 'python',
  go: 'go',
};

/** CSS classes by token color. Other tokens have no class, which keeps pages small. */
const classes: Readonly<Record<string, string>> = {
  'token-comment': 'c',
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-constant': 'n',
  'token-function': 'f',
};

/**
 * Returns highlighted code as HTML. Uses classes, because a strict content security policy blocks inline styles. Code
 * without a grammar is only escaped.
 */
export function highlight(code: string, language: string): string {
  const key = `${language}\n${code}`;
  const html = cache.get(key) ?? tokenize(code, language);
  cache.set(key, html);
  return html;
}

/** Highlighted code. Many blocks are on pages of both deployments, and tokenizing dominates the build time. */
const cache = new Map<string, string>();

function tokenize(code: string, language: string): string {
  const lang = grammars[language];
  if (lang === undefined) return escapeHtml(code);
  // No time limit: the output must not depend on the speed of the machine.
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: 'tokens', tokenizeTimeLimit: 0 });
  return tokens.map((line) => lineOf(line.map(({ content, color }) => ({ content, name: classOf(color) })))).join('\n');
}

/** Text with the CSS class of its color. */
interface Token {
  readonly content: string;
  readonly name: string | undefined;
}

function classOf(color = ''): string | undefined {
  return classes[/var\(--(.+?)\)/.exec(color)?.[1] ?? ''];
}

/** Returns a line as HTML. Merges adjacent tokens with the same class. */
function lineOf(tokens: readonly Token[]): string {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const isBlank = token.content.trim() === '';
    if (last && (last.name === token.name || isBlank)) {
      merged[merged.length - 1] = { name: last.name, content: last.content + token.content };
    } else merged.push(isBlank ? { ...token, name: undefined } : token);
  }
  return merged
    .map(({ content, name }) => (name ? `<i class="${name}">${escapeHtml(content)}</i>` : escapeHtml(content)))
    .join('');
}
