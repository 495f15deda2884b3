/** Opens the engine. Throws StartError, with one sentence that says what to do. */
export const openEngine = async (options) => {
    if ('url' in options)
        return (await import('./engine/remote.js')).openRemote(options);
    return (await import('./engine/embedded.js')).openEmbedded(options);
};
