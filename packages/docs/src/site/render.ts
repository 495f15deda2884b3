import { renderToStaticMarkup } from 'preact-render-to-string';
import { Frame, type FrameProps } from '../parts/frame.tsx';

/** A page within its frame as a document of HTML. */
export function render(props: FrameProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(Frame(props))}\n`;
}

/** A page that leads to where the old one went. */
export function renderRedirect(target: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}"></head><body><p>This page has moved: <a href="${target}">${target}</a></p></body></html>
`;
}
