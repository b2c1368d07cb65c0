/** Licences that require no more than attribution, by SPDX identifier. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages of another licence, accepted one by one. sharp's prebuilt libvips is LGPL: used unmodified, as a
 * separate shared library that anyone may replace, it requires attribution and no conditions on our code.
 */
const ACCEPTED = [{ name: /^@img\/sharp-libvips-[a-z0-9-]+$/, licence: 'LGPL-3.0-or-later' }];

/**
 * @param {string} name of the package, without its version
 * @param {string | null} licence as the package states it
 * @returns {boolean}
 */
export function isAccepted(name, licence) {
  return isAllowed(licence) || ACCEPTED.some((each) => each.name.test(name) && each.licence === licence);
}

/**
 * @param {string | null} expression of SPDX: identifiers with OR, AND and brackets
 * @returns {boolean} whether one of its alternatives is allowed completely
 */
export function isAllowed(expression) {
  if (expression === null) return false;
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let next = 0;
  /** @returns {boolean} */
  const either = () => {
    let result = both();
    while (tokens[next]?.toUpperCase() === 'OR') {
      next += 1;
      const right = both();
      result = result || right;
    }
    return result;
  };
  /** @returns {boolean} */
  const both = () => {
    let result = one();
    while (tokens[next]?.toUpperCase() === 'AND') {
      next += 1;
      const right = one();
      result = result && right;
    }
    return result;
  };
  /** @returns {boolean} */
  const one = () => {
    const token = tokens[next] ?? '';
    next += 1;
    if (token !== '(') return ALLOWED.has(token);
    const inner = either();
    next += 1;
    return inner;
  };
  return either() && next >= tokens.length;
}
