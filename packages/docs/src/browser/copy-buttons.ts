/** Adds the function of the copy buttons of code blocks. */
export function copyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.copy') : null;
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code) return;
    button.textContent = (await copy(code)) ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
}

/** Copies code. Selects it instead if there is no clipboard, as in insecure contexts. */
async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
