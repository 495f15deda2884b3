import type { Provision } from '../app/provisioning.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * Applies the monitoring files of `--provision` on SIGHUP, and once immediately if `runsNow` is true. Signals during a run cause one
 * more run. Reports each result.
 */
export function provisionOnSignal(provision: Provision, lifecycle: Lifecycle, runsNow: boolean): void {
  let running = false;
  let isRequested = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      isRequested = false;
      try {
        lifecycle.provisioned(await provision());
      } catch (error) {
        lifecycle.provisioningFailed(error);
      }
    } while (isRequested);
    running = false;
  };
  const request = (): void => {
    isRequested = true;
    if (!running) void run();
  };
  process.on('SIGHUP', request);
  if (runsNow) request();
}
