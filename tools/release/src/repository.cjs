// pnpm loads this while it packs. The address of the repository is known where a release is built, and not before; npm
// takes a provenance only for packages that name it.
module.exports = {
  hooks: {
    beforePacking(manifest) {
      const { RELEASE_REPOSITORY: url, RELEASE_DIRECTORY: directory } = process.env;
      return url ? { ...manifest, repository: { type: 'git', url, directory } } : manifest;
    },
  },
};
