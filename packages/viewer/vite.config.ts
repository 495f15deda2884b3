import { defineConfig } from 'vite';

export default defineConfig({
  base: '/view/',
  // Builds from the sources of the other packages, so that no other build is needed.
  resolve: { conditions: ['observability-api-source', 'module', 'browser', 'default'] },
  build: {
    target: 'es2023',
    // The Content-Security-Policy of the service forbids data: URLs other than images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Prints no warnings about slow plugins.
      checks: { pluginTimings: false },
      output: {
        // The start page and other pages load these modules. One chunk for them is smaller than several.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/viewer\/src\/(app\/(error-text|location)|parts\/(button|field|menu)|time\/range)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
