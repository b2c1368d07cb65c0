/** Uses only syntax and API that old Nodes understand: their users get its message. */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  console.error('Node 24 is recommended, 22.12 or 20.19 the least; this is ' + process.versions.node + '.');
  process.exit(1);
}

/**
 * Whether a version satisfies package.json's engines: the release lines in which CommonJS packages can require ES
 * modules.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}
