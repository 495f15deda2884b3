import { searchDocs as search } from '@observability-api/docs/search';
import { shorten } from '../text.ts';
import { defineTool, ToolError } from '../tool.ts';

/** Longer questions are cut, because the search takes time for each word. */
const MAX_QUESTION_LENGTH = 1_000;

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
    const results = await search(api.deployment, question.slice(0, MAX_QUESTION_LENGTH), MAX_SECTIONS).catch(rethrow);
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

/** Throws a ToolError if the documentation is not installed, and other errors unchanged. */
function rethrow(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    throw new ToolError('The documentation is not part of this installation.');
  }
  throw error;
}
