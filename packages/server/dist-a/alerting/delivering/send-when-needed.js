/**
 * Sends by checked connections. What makes them is loaded for the first delivery: a service that never sends one is
 * 20 MB smaller without.
 */
export const createSend = (allowList) => {
    let opened;
    const open = async () => {
        const { createCheckedFetch } = await import('../../outgoing/checked-fetch.js');
        return createCheckedFetch({ allowList });
    };
    const send = async (url, what) => {
        opened ??= open();
        return (await opened)(url, what);
    };
    return Object.assign(send, { close: async () => (await opened)?.close() });
};
