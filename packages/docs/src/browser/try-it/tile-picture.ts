/** The size of the picture in pixels. The page scales it to the width of the form. */
const SIZE = { width: '480', height: '220' };

/**
 * Returns the picture of a queried tile, drawn by the service. Returns undefined if the response is not the result of a tile, or if the
 * service returns no picture.
 */
export async function tilePicture(
  address: string,
  request: RequestInit,
  response: string,
): Promise<HTMLElement | undefined> {
  if (!isTileResult(response)) return undefined;
  const url = new URL(address, location.href);
  for (const [name, value] of Object.entries(SIZE)) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  const headers = { ...request.headers, accept: 'image/svg+xml' };
  const svg = await fetch(url, { ...request, headers, credentials: 'omit', cache: 'no-store' })
    .then((picture) => (picture.ok ? picture.text() : undefined))
    // The response is displayed without a picture.
    .catch(() => undefined);
  if (svg === undefined) return undefined;
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const figure = document.createElement('figure');
  figure.className = 'tile';
  figure.append(documentElement);
  return figure;
}

function isTileResult(response: string): boolean {
  try {
    const { data, result } = JSON.parse(response) as Readonly<
      Record<'data' | 'result', { displayType?: unknown } | undefined>
    >;
    return typeof (data ?? result)?.displayType === 'string';
  } catch {
    return false;
  }
}
