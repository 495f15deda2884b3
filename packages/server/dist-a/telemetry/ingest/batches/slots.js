/** Makes slots. */
export function createSlots(count) {
    const waiting = [];
    let running = 0;
    let whenIdle;
    return {
        async run(work) {
            if (running === count)
                await new Promise((resolve) => waiting.push(resolve));
            else
                running += 1;
            try {
                return await work();
            }
            finally {
                const next = waiting.shift();
                // Whoever waits takes the slot over.
                if (next)
                    next();
                else {
                    running -= 1;
                    if (running === 0) {
                        whenIdle?.resolve();
                        whenIdle = undefined;
                    }
                }
            }
        },
        async idle() {
            if (running === 0)
                return;
            whenIdle ??= Promise.withResolvers();
            await whenIdle.promise;
        },
    };
}
