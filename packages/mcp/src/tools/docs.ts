import { searchDocs as search } from '@observability-api/docs/search';
import { shorten } from '../text.ts';
import { defineTool, ToolError } from '../tool.ts';

const MAX_SECTIONS = 4;
const MAX_SECTION_LENGTH = 2_000;

export const searchDocs = defineTool<{ readonly question: string }>({
  name: 'search_docs',
  title: 'Search the documentation',
  description: 'Returns sections of the documentation: filters, charts, alerts, metrics, limits, errors.',
  isReadOnly: true,
  properties: { question: { type: 'string', minLength: 1, description: 'A question or words.' } },
  required: ['question'],
  async run({ question }, { api }) {
    const results = await search(api.deployment, question.slice(0, 1_000), MAX_SECTIONS).catch(notBuilt);
    const sections = results.map(({ title, where, url, text }) => {
      const content = text.replace(/^#+ .*\n+/, '');
      return {
        title: where === '' ? title : `${where}: ${title}`,
        path: `/docs/${url}`,
        text: shorten(content, MAX_SECTION_LENGTH),
        isCut: content.length > MAX_SECTION_LENGTH,
      };
    });
    return {
      text: sections.map(({ title, path, text }) => `# ${title} (${path})\n${text}`).join('\n\n'),
      notes: [
        sections.length === 0 && 'No section matches. Use other words.',
        sections.some(({ isCut }) => isCut) &&
          `Sections are cut after ${MAX_SECTION_LENGTH} characters. The service has the whole section at the path in parentheses.`,
      ],
      data: { sections: sections.map(({ title, path, text }) => ({ title, path, text })) },
    };
  },
});

function notBuilt(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    throw new ToolError('The documentation is not part of this installation.');
  }
  throw error;
}
