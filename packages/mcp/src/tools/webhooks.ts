import type { Webhook } from '@observability-api/schemas';
import { table } from '../text.ts';
import { defineTool } from '../tool.ts';
import { type PageInput, pageArguments, pageQuery, pageRows } from './page.ts';

const DEFAULT_LIMIT = 100;

export const listWebhooks = defineTool<PageInput>({
  name: 'list_webhooks',
  title: 'List webhooks',
  description: 'Lists the webhooks that alerts can notify.',
  isReadOnly: true,
  properties: pageArguments(DEFAULT_LIMIT),
  required: [],
  async run(input, { api, signal }) {
    const query = pageQuery(input, DEFAULT_LIMIT, false);
    const { content, total = content.length } = await api.request<Webhook[]>({
      method: 'GET',
      path: '/webhooks',
      query,
      signal,
    });
    const { rows, notes } = pageRows({
      items: content,
      offset: query.offset,
      total,
      noun: 'webhook',
      rowOf: ({ id, name, service }) => ({ id, name, service }),
    });
    return {
      text: table(
        ['id', 'name', 'service'],
        rows.map(({ id, name, service }) => [id, name, service]),
      ),
      notes,
      data: { webhooks: rows, total },
    };
  },
});
