// pnpm loads this file when it packs. It adds the repository URL, which is known only during a release. npm accepts provenance
// only for packages that name their repository.
module.exports = {
  hooks: {
    beforePacking(manifest) {
      const { RELEASE_REPOSITORY: url, RELEASE_DIRECTORY: directory } = process.env;
      return url ? { ...manifest, repository: { type: 'git', url, directory } } : manifest;
    },
  },
};
