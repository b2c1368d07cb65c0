/**
 * @param {string} output of ldd
 * @returns {string[]} the libraries it did not find
 */
export function missingLibraries(output) {
  return [...output.matchAll(/^[ \t]*(\S+) => not found/gm)].map((match) => match[1] ?? '');
}

/**
 * @param {string} output of `apt-cache show`
 * @returns {string[]} the packages depended on, the first of alternatives, without versions
 */
export function parseDepends(output) {
  const lines = [...output.matchAll(/^(?:Pre-)?Depends: (.+)$/gm)].map((match) => match[1] ?? '');
  const names = lines
    .flatMap((line) => line.split(','))
    .map((choice) => choice.trim().split(/[\s|(:]/)[0] ?? '');
  return [...new Set(names.filter(Boolean))];
}
