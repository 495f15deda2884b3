import { highlight } from '../text/highlight.ts';
import { Html } from './elements.tsx';

/** A code block with a title and a copy button. */
export function Code({
  title,
  code,
  language,
  class: extra,
}: {
  title: string;
  code: string;
  language: string;
  class?: string;
}) {
  return (
    <figure class={extra ? `code ${extra}` : 'code'}>
      <figcaption>
        <span>{title}</span>
        <button type="button" class="copy" aria-label={`Copy: ${title}`}>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, with the keyboard too */}
      <pre tabIndex={0}>
        <Html as="code" html={highlight(code.trimEnd(), language)} />
      </pre>
    </figure>
  );
}
