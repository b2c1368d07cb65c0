/**
 * @typedef {{ tag: string, classes: readonly string[] }} Needs of the element that a selector selects; `tag` is '' for
 *   any
 * @typedef {{ localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} Selected
 */

/** One element's part of a selector, without what is in brackets: a tag, classes, identifiers, states. */
const COMPOUND = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+|\[\]|::?[\w-]+)*)$/i;
const COMBINATOR = /[\s>+~]+/;

/** @type {Map<string, readonly Needs[] | null>} */
const known = new Map();

/**
 * Whether an element could match a selector, by its own tag and classes: a browser asks that, too, before it follows a
 * rule further.
 * @param {Selected} element
 * @param {string} selector
 * @returns {boolean} false only where it matches none of the selectors of the list
 */
export function canMatch(element, selector) {
  if (!known.has(selector)) known.set(selector, needsOf(selector));
  const needs = known.get(selector);
  if (!needs) return true;
  const tag = element.localName.toLowerCase();
  const classes = new Set(element.getAttributeNS(null, 'class')?.split(/[\t\n\f\r ]+/));
  return needs.some(
    (each) => (!each.tag || each.tag === tag) && each.classes.every((one) => classes.has(one)),
  );
}

/**
 * @param {string} selector a list of selectors
 * @returns {readonly Needs[] | null} null where something is written that is not understood here
 */
function needsOf(selector) {
  const bare = selector.replaceAll(/\[[^[\]]*\]/g, '[]');
  if (/["'\\]/.test(bare)) return null;
  const needs = withoutArguments(bare)
    .split(',')
    .map((each) => COMPOUND.exec(each.trim().split(COMBINATOR).at(-1) ?? ''));
  if (needs.includes(null)) return null;
  return needs.map((found) => {
    const [, tag = '', rest = ''] = found ?? [];
    const classes = [...rest.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    return { tag: tag === '*' ? '' : tag.toLowerCase(), classes };
  });
}

/** @param {string} selector @returns {string} `:not(:is(.a))` as `:not` */
function withoutArguments(selector) {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
