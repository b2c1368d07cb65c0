import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { listFiles } from '../workspace/files.mjs';

/** Packages that read the repository as a whole. */
const READ_ALL = ['tools', 'e2e'];
/** Folders whose files are installed, built or cached, by their name. */
export const NOT_OURS = /^(node_modules|dist|coverage|\.git|\.nx|\.data.*)$/;
const CODE = /\.(ts|tsx|mjs|cjs|js|json|css)$/;
/** The end of the text that follows a `../`: the literal's end, or the first computed part. */
const OUTWARD = /['"`]((?:\.\.\/)+[^'"`$\s]*|\.\.)['"`$]/g;
const OTHER_PACKAGE = /@console\/[a-z0-9-]+/g;
/** A computed path whose target no literal shows. */
const ANYWHERE = /process\.cwd\(|['"`]\.\.['"`]\s*,\s*['"`]\.\./;

/**
 * @typedef {{ path: string, hash: string, text: string }} SourceFile `text` is empty for files that cannot name
 * packages
 * @typedef {{ directory: string, name: string }} Package
 * @typedef {{ everything: string, of: (directory: string) => string, below: (places: readonly string[]) => string,
 *   where: (wanted: (path: string) => boolean) => string }} Reach hashes: of all files, of those on which a package's
 *   tests depend, of those below these places, of the tools and of no package, and of those whose path is wanted
 */

/**
 * The inputs of each package's tests, as hashes: every file of the package, of the packages it names, directly or
 * not, of `tools`, and of no package (settings, lock file, documents). A package whose sources contain a path out
 * of it with an unknown target depends on everything.
 * @param {string} root
 * @param {readonly string[]} directories of all packages
 * @returns {Promise<Reach>}
 */
export async function readReach(root, directories) {
  const files = await readSources(root);
  const packages = await Promise.all(
    directories.map(async (directory) => ({
      directory,
      name: JSON.parse(await readFile(join(root, directory, 'package.json'), 'utf8')).name,
    })),
  );
  const owner = ownerOf(directories);
  /** @type {Map<string, SourceFile[]>} */
  const owned = new Map();
  for (const file of files) {
    const key = owner(file.path);
    owned.set(key, [...(owned.get(key) ?? []), file]);
  }
  const next = namedPackages({ packages, owned, owner });
  return {
    everything: hashAll(files),
    of: (directory) => {
      const reached = reachedFrom(directory, next);
      return hashAll(files.filter(({ path }) => reached === null || reached.has(owner(path))));
    },
    below: (places) =>
      hashAll(files.filter(({ path }) => owner(path) === '' || places.some((place) => isBelow(path, place)))),
    where: (wanted) => hashAll(files.filter(({ path }) => wanted(path))),
  };
}

/**
 * @param {string} root
 * @returns {Promise<readonly SourceFile[]>}
 */
async function readSources(root) {
  const paths = await listFiles(root, (name) => NOT_OURS.test(name));
  /** @type {SourceFile[]} */
  const files = [];
  for (const path of paths) {
    const content = await readFile(join(root, path));
    const hash = createHash('sha256').update(content).digest('hex');
    files.push({ path, hash, text: CODE.test(path) ? content.toString() : '' });
  }
  return files;
}

/** @param {string} path @param {string} place @returns {boolean} also for the place itself */
const isBelow = (path, place) => path === place || path.startsWith(`${place}/`);

/** @param {readonly string[]} directories */
function ownerOf(directories) {
  const longestFirst = [...directories].sort((one, other) => other.length - one.length);
  /** @param {string} path @returns {string} the package's folder; '' for files of no package, and for the tools */
  return (path) => {
    const found = longestFirst.find((directory) => isBelow(path, directory));
    return found === undefined || found === 'tools' ? '' : found;
  };
}

/**
 * @param {{ packages: readonly Package[], owned: ReadonlyMap<string, readonly SourceFile[]>,
 *   owner: (path: string) => string }} found
 * @returns {(directory: string) => readonly string[] | null} packages that its sources name; null for everything
 */
function namedPackages({ packages, owned, owner }) {
  const directoryOf = new Map(packages.map(({ name, directory }) => [name, directory]));
  /** @type {Map<string, readonly string[] | null>} */
  const known = new Map();
  /** @param {string} directory */
  const read = (directory) => {
    if (READ_ALL.includes(directory)) return null;
    /** @type {Set<string>} */
    const named = new Set();
    for (const { path, text } of owned.get(directory) ?? []) {
      if (ANYWHERE.test(text)) return null;
      for (const [name] of text.matchAll(OTHER_PACKAGE)) named.add(directoryOf.get(name) ?? '');
      for (const [, outward = ''] of text.matchAll(OUTWARD)) {
        const target = posix.join(dirname(path), outward);
        if (leadsAnywhere(target, packages)) return null;
        named.add(owner(target));
      }
    }
    return [...named];
  };
  return (directory) => {
    if (!known.has(directory)) known.set(directory, read(directory));
    return known.get(directory) ?? null;
  };
}

/**
 * Whether packages are below the target. Files outside the repository are not changed by commits.
 * @param {string} target
 * @param {readonly Package[]} packages
 */
function leadsAnywhere(target, packages) {
  const folder = target.replace(/\/$/, '');
  return folder === '.' || packages.some(({ directory }) => directory.startsWith(`${folder}/`));
}

/**
 * @param {string} directory
 * @param {(directory: string) => readonly string[] | null} next
 * @returns {ReadonlySet<string> | null} null for everything
 */
function reachedFrom(directory, next) {
  const reached = new Set(['', directory]);
  for (const each of reached) {
    if (each === '' && each !== directory) continue;
    const named = next(each);
    if (named === null) return null;
    for (const one of named) reached.add(one);
  }
  return reached;
}

/** @param {readonly SourceFile[]} files */
function hashAll(files) {
  const hash = createHash('sha256');
  for (const { path, hash: content } of files) hash.update(`${path}\0${content}\0`);
  return hash.digest('hex');
}
