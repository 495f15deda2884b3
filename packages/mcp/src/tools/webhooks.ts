import type { Webhook } from '@observability-api/schemas';
import { table } from '../text.ts';
import { defineTool } from '../tool.ts';
import { type PageInput, pageArguments, readPage } from './page.ts';

const DEFAULT_LIMIT = 100;

export const listWebhooks = defineTool<PageInput>({
  name: 'list_webhooks',
  title: 'List webhooks',
  description: 'Lists the webhooks that alerts can notify.',
  isReadOnly: true,
  properties: pageArguments(DEFAULT_LIMIT),
  required: [],
  async run(page, context) {
    const { rows, total, notes } = await readPage(
      {
        path: '/webhooks',
        noun: 'webhook',
        page,
        defaultLimit: DEFAULT_LIMIT,
        rowOf: ({ id, name, service }: Webhook) => ({ id, name, service }),
      },
      context,
    );
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
