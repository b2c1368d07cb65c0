/**
 * @typedef {{ name: string, directory: string, dependencies: readonly string[] }} WorkspacePackage
 * @param {string} path of a changed file, relative to the repository
 * @param {readonly WorkspacePackage[]} packages all of the workspace
 * @returns {string[]} the services built from that file, by their folder's name
 */
export function affectedServices(path, packages) {
  const owner = packages.find(({ directory }) => path.startsWith(`${directory}/`));
  if (!owner) return [];
  const touched = new Set([owner.name]);
  for (let before = 0; before < touched.size;) {
    before = touched.size;
    for (const { name, dependencies } of packages)
      if (dependencies.some((dependency) => touched.has(dependency))) touched.add(name);
  }
  return packages
    .filter(({ name, directory }) => directory.startsWith('services/') && touched.has(name))
    .map(({ directory }) => directory.slice('services/'.length));
}
