/**
 * As package.json's engines: the first of each line that requires ES modules from CommonJS. Kept to syntax and API that
 * old Nodes understand: it is what their users read.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error('Node 24 is recommended, 20.19 or 22.12 the least; this is ' + process.versions.node + '.');
  process.exit(1);
}
