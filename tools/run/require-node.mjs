/** Kept to syntax and API that old Nodes understand: it is what their users read. */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  console.error('Node 24 is recommended, 22.12 or 20.19 the least; this is ' + process.versions.node + '.');
  process.exit(1);
}

/**
 * As package.json's engines: the lines that let CommonJS packages require ES modules, from there on.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}
