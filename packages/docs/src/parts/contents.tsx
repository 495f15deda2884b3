import type { Section } from '../site/page.ts';
import { Html } from './elements.tsx';

/** The list of the sections of a page. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav class="toc" aria-label="On this page">
      <h2>On this page</h2>
      <ul>
        {sections.map(({ id, title, depth }) => (
          <li class={depth === 3 ? 'inner' : undefined}>
            <a href={`#${id}`}>
              <Html as="span" html={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
