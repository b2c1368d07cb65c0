import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VersionActions } from 'nx/release';

/**
 * How `nx release` reads and writes the version of a module or the shell: in its package.json. No package depends
 * on them by version, and no npm registry has them.
 */
export default class PackageVersionActions extends VersionActions {
  validManifestFilenames = ['package.json'];

  /** @override @param {import('nx/src/generators/tree.js').Tree} tree */
  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = this.#manifestPath;
    return { currentVersion: readVersion(tree.read(manifestPath, 'utf-8') ?? '{}'), manifestPath };
  }

  /** @override */
  async readCurrentVersionFromRegistry() {
    return null;
  }

  /** @override */
  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  /** @override @param {import('nx/src/generators/tree.js').Tree} tree @param {string} newVersion */
  async updateProjectVersion(tree, newVersion) {
    const path = this.#manifestPath;
    const manifest = JSON.parse(tree.read(path, 'utf-8') ?? '{}');
    tree.write(path, `${JSON.stringify({ ...manifest, version: newVersion }, null, 2)}\n`);
    return [`${path}: ${newVersion}`];
  }

  /** @override */
  async updateProjectDependencies() {
    return [];
  }

  get #manifestPath() {
    return `${this.projectGraphNode.data.root}/package.json`;
  }
}

/**
 * Updates the lock file, which names the versions of the workspace's own packages too.
 * @param {string} root
 * @param {{ dryRun?: boolean }} options
 */
export async function afterAllProjectsVersioned(root, { dryRun }) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8'));
  let changed = false;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || path.includes('node_modules')) continue;
    const version = readVersion(await readFile(join(root, path, 'package.json'), 'utf8'));
    changed ||= entry.version !== version;
    entry.version = version;
  }
  if (!changed || dryRun) return { changedFiles: [], deletedFiles: [] };
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  return { changedFiles: ['package-lock.json'], deletedFiles: [] };
}

/** @param {string} manifest the text of a package.json */
function readVersion(manifest) {
  return JSON.parse(manifest).version;
}
