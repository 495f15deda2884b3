import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

export default mergeConfig(base, { test: { globalSetup: ['src/global-setup.ts'], testTimeout: 120_000 } });
