/** The relative path to the root of the site. */
export const root = document.documentElement.dataset['root'] ?? './';

/**
 * Loads a classic script of the site once. Resolves immediately if an earlier call has added the script, even if it is still loading.
 * After a failure, the next call tries again. Unlike a module, the script also loads if the page is opened from the file system.
 */
export function loadScript(path: string): Promise<void> {
  const src = root + path;
  if (document.querySelector(`script[src="${src}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
