import type { Source } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useLoad } from '../app/use-load.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorMessage, Loading } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';

/** The columns of a source, with the frequent keys of maps and the frequent values of `LowCardinality(String)` columns. */
export function SourceFields({ source, onClose }: { readonly source: Source; readonly onClose: () => void }): VNode {
  const api = useApi();
  const list = useLoad((signal) => api.sources.listFields(source.id, { signal }).all(), source.id);
  const fields = list.data ?? [];
  return (
    <Dialog title={`Fields of ${source.name}`} size="medium" onClose={onClose}>
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading noun="the fields" />}
      {fields.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys.
        <section class="table-card" tabIndex={0} aria-label="Fields">
          <table class="data fields-table">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Type</th>
                <th scope="col">Frequent keys or values</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, columnType, keys, values }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td class="muted">{columnType}</td>
                  <td>{(keys?.map(({ key }) => key) ?? values?.map(({ value }) => value) ?? []).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Dialog>
  );
}
