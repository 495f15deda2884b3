/** Returns the bytes that all tenants of a running service store. */
export async function storedBytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, bytes] = /^observability_api_stored\{kind="bytes"\} (\d+)$/m.exec(metrics) ?? [];
  if (bytes === undefined) throw new Error('Expected the metric observability_api_stored with the kind "bytes".');
  return Number(bytes);
}
