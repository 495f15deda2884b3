interface HtmlProps {
  readonly of: string;
  readonly as?: 'div' | 'span' | 'p' | 'code';
  readonly class?: string;
}

/** HTML that was made here, from Markdown or by the highlighter, within an element. */
export function Html({ of, as: Tag = 'div', class: name }: HtmlProps) {
  return <Tag {...(name && { class: name })} dangerouslySetInnerHTML={{ __html: of }} />;
}
