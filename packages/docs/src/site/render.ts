import { renderToStaticMarkup } from 'preact-render-to-string';
import { Frame, type FrameProps } from '../parts/frame.tsx';

/** Renders a page with its layout as an HTML document. */
export function render(props: FrameProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(Frame(props))}\n`;
}

/** Renders a page that redirects to another page. */
export function renderRedirect(target: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}"></head><body><p>This page has moved: <a href="${target}">${target}</a></p></body></html>
`;
}
