import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

export default mergeConfig(base, {
  test: {
    // These tests take half of their time waiting for timers, engines and other processes. More workers than cores use that time.
    maxWorkers: availableParallelism() + 2,
  },
});
