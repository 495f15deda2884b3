/** Thrown if the browser cannot load a script of the app, for example because the service was upgraded or does not respond. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';
}

/** Loads a script of the app with `import()`. Throws a {@link ScriptLoadError} if that fails. */
export function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((cause) => {
    throw new ScriptLoadError('A script cannot be loaded. Reload the page when the service responds.', { cause });
  });
}
