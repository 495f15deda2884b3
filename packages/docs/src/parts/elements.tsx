/** A permalink to a heading or a field. */
export function Anchor({ id, name }: { id: string; name: string }) {
  return (
    <a class="anchor" href={`#${id}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}

interface HtmlProps {
  readonly html: string;
  readonly as?: 'div' | 'span' | 'p' | 'code';
  readonly class?: string;
}

/** An element with trusted HTML from the Markdown renderer or the highlighter. */
export function Html({ html, as: Tag = 'div', class: name }: HtmlProps) {
  return <Tag {...(name && { class: name })} dangerouslySetInnerHTML={{ __html: html }} />;
}
