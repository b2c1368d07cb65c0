/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, link?: boolean, license?: string,
 *   engines?: Record<string, string>, os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries by path, `node_modules/a/node_modules/b`
 */

/** The C libraries in names of napi packages: a build for `linux-arm64-musl` has its libc as the last part. */
const PLATFORM = /-(aix|android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;
/** @type {Readonly<Record<string, string>>} */
const LIBC = { gnu: 'glibc', musl: 'musl' };

/**
 * Optional dependencies that have no entry: `npm ci` refuses a lock file without them. npm leaves them out where
 * its registry does not serve the builds of other platforms.
 * @param {LockEntries} packages
 * @returns {{ parent: string, name: string, version: string }[]} `parent` is the path that names it
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !searched(parent, name).some((path) => path in packages))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/**
 * Adds each missing entry, made from its name and from existing entries for builds of the same package. It has no
 * integrity, which only the registry knows.
 * @param {LockEntries} packages
 * @returns {LockEntries} in npm's order
 */
export function completeOptional(packages) {
  const added = missingOptional(packages).map(({ parent, name, version }) => {
    const siblings = Object.keys(packages[parent]?.optionalDependencies ?? {});
    const known = siblings.map((each) => packages[`node_modules/${each}`]).find(Boolean);
    if (!/^\d+\.\d+\.\d+$/.test(version) || known?.version !== version)
      throw new Error(`${name} ${version}, of ${parent}: only the registry knows this one`);
    const { dev, license, engines } = known;
    const entry = { version, ...platformOf(name), dev, license, optional: true, engines };
    return /** @type {[string, LockEntry]} */ ([`node_modules/${name}`, inOrder(entry)]);
  });
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * @param {string} name `@nx/nx-linux-arm64-musl`
 * @returns {{ os?: string[], cpu: string[], libc?: string[] }}
 */
export function platformOf(name) {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, abi = ''] = PLATFORM.exec(name) ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`${name} names no platform`);
  const libc = LIBC[abi];
  return { os: [os], cpu: [cpu], ...(libc === undefined ? {} : { libc: [libc] }) };
}

/**
 * @param {string} from the path of a package
 * @param {string} name of one that it needs
 * @returns {string[]} where Node looks for it, nearest first
 */
function searched(from, name) {
  const parts = from === '' ? [] : from.split('/node_modules/');
  const nested = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...nested.map((path) => `${path}/node_modules/${name}`), `node_modules/${name}`];
}

/** npm's order of an entry's fields. @param {LockEntry} entry @returns {LockEntry} */
function inOrder({ version, cpu, dev, libc, license, optional, os, engines }) {
  // Undefined fields are not written to the file.
  return JSON.parse(JSON.stringify({ version, cpu, dev, libc, license, optional, os, engines }));
}
