import type { Operation } from '../spec/operation.ts';
import { Code } from './code.tsx';

/** The languages of code samples in display order. */
export const languages = [
  { id: 'typescript', label: 'TypeScript', fence: 'ts' },
  { id: 'curl', label: 'curl', fence: 'sh' },
  { id: 'fetch', label: 'fetch', fence: 'ts' },
  { id: 'python', label: 'Python', fence: 'python' },
  { id: 'go', label: 'Go', fence: 'go' },
] as const;

/** The code samples of an operation. Without JavaScript all are visible, otherwise only the selected one. */
export function Samples({ operation }: { operation: Operation }) {
  return (
    <div class="samples">
      <fieldset class="languages" aria-label="Language of the samples">
        {languages.map(({ id, label }) => (
          <button type="button" data-language={id}>
            {label}
          </button>
        ))}
      </fieldset>
      {languages.map(({ id, label, fence }) => (
        <Code title={label} code={operation.samples[label] ?? ''} language={fence} class={`sample ${id}`} />
      ))}
    </div>
  );
}
