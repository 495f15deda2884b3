import { type ClientOptions, createClient, NotFoundError } from '@observability-api/managed';

/** Creates a dashboard, finds it in the list and deletes it. Uses only APIs that every runtime has. */
export async function callDashboards(options: ClientOptions): Promise<string> {
  const api = createClient(options);
  const { id } = await api.dashboards.create({
    name: 'Everywhere',
    tiles: [{ name: 'All', x: 0, y: 0, w: 6, h: 3, series: [{ type: 'number', aggFn: 'count', where: '' }] }],
  });
  const { items } = await api.dashboards.list();
  const dashboard = items.find((candidate) => candidate.id === id);
  await api.dashboards.delete(id);
  const afterDeletion = await api.dashboards.get(id).then(
    () => 'still there',
    (error: unknown) => (error instanceof NotFoundError ? `${error.status} ${error.code}` : String(error)),
  );
  return `${dashboard?.name}: ${dashboard?.tiles[0]?.name}, then ${afterDeletion}`;
}
