import type { VNode } from 'preact';
import { Button } from './button.tsx';
import { showToast } from './toast.tsx';

/** Code with a button that copies it. */
export function CodeBlock({ label, code }: { readonly label: string; readonly code: string }): VNode {
  return (
    <figure class="code-block" aria-label={label}>
      <Button icon="copy" onClick={() => copyText(code)}>
        Copy
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** Copies text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied.');
  } catch {
    showToast('The browser does not allow this page to copy. Select the text instead.');
  }
}
