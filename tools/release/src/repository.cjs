// The pnpmfile of `pnpm pack` in `publish.ts`. Adds the repository URL to the manifest. The URL is known only during a release. npm accepts
// provenance only for packages that name their repository.
module.exports = {
  hooks: {
    beforePacking(manifest) {
      const { RELEASE_REPOSITORY: url, RELEASE_DIRECTORY: directory } = process.env;
      return url ? { ...manifest, repository: { type: 'git', url, directory } } : manifest;
    },
  },
};
