import { exampleTexts } from '../../document/example-values.ts';
import { rule } from '../../rule.ts';

const placeholder = /^(string|foo|bar|baz|qux|test|testing|example|lorem ipsum.*|todo|tbd|x{3,}|abc|asdf|n\/a|my .*)$/i;
const reservedHost = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[/;

/**
 * Rejects placeholder values, UUIDs that start with eight equal digits, and host names that are not reserved by RFC 2606. Accepts IP
 * addresses.
 */
export const examplesRealistic = rule('examples-realistic', ({ endpoints, webhooks, shapes, report, context }) => {
  for (const { text, location } of exampleTexts(context, [...endpoints, ...webhooks], shapes)) {
    if (placeholder.test(text)) report(`Expected a realistic value, found \`${text}\`.`, location);
    if (/^([0-9a-f])\1{7}-/i.test(text)) report(`Expected a realistic UUID, found \`${text}\`.`, location);
    const host =
      /^https?:\/\/(?:[^/?#@]*@)?([^/:?#]+)/.exec(text)?.[1] ?? /^[^@\s]+@([^@\s]+\.[a-z]+)$/i.exec(text)?.[1];
    if (host !== undefined && !reservedHost.test(host))
      report(`Expected a reserved host such as \`example.org\`, found \`${host}\`.`, location);
  }
});
