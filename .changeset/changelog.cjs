/** How a change is told in CHANGELOG.md: by its sentence alone. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replace(/\n/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
