/** Returns true if an `Accept` header names `text/markdown` with at least the quality of `text/html`. */
export function prefersMarkdown(accept = ''): boolean {
  const quality = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
  const markdown = quality.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (quality.get('text/html') ?? 0);
}
