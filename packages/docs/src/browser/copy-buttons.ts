/** Copies the code of a block when its copy button is clicked. If the browser does not allow copying, selects the code. */
export function enableCopyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null;
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code) return;
    button.textContent = (await copy(code)) ? 'Copied' : 'Code selected';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
}

/** Copies code. Without a clipboard, as in insecure contexts, it selects the code and calls `execCommand`. Returns true on success. */
async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
