import { camel } from './names.mjs';

/** @typedef {import('./read-sources.mjs').MartColumn} MartColumn */

/**
 * A column of the mart as a line of the contract.
 * @typedef {{ key: string, column: MartColumn, builders: readonly string[], line: string, source: string | null,
 *   sorts: boolean }} Line `source`: where the value is read, when not in the column of the same name
 */

const PRICES = /price|per_share|(?:^|_)(?:eps|open|high|low|close)(?:_|$)/;
const CAPITALS = /(?:^|_)capital(?:_|$)/;

/** Widths of text columns, by the usual length in characters. */
const TEXTS = /** @type {const} */ ([
  [20, 'word'],
  [60, 'text'],
  [120, 'name'],
]);

/**
 * @param {MartColumn} column
 * @param {{ options?: string }} [drawn] `fixed: 'left'`
 * @returns {Line}
 */
export function lineOf(column, { options = '' } = {}) {
  const key = camel(column.name);
  const builder = builderOf(column);
  const given = options === '' ? '' : `, { ${options} }`;
  const presence = presenceOf(column, builder);
  const made = `${builder}('${column.title.replaceAll("'", "\\'")}'${given})`;
  return {
    key,
    column,
    builders: presence === null ? [builder] : [builder, presence],
    line: `${key}: ${presence === null ? made : `${presence}(${made})`},`,
    source: sourceOf(column, key),
    sorts: !['word', 'text', 'name', 'sentence', 'code'].includes(builder),
  };
}

/** @param {MartColumn} column @returns {string} */
function builderOf({ name, type, unit, size = 0, pattern, values = [] }) {
  if (type === 'date') return 'date';
  if (type === 'flag') return 'word';
  if (type === 'enum') return Math.max(...values.map((value) => value.length)) > 5 ? 'text' : 'word';
  if (type === 'text' && pattern !== undefined) return 'code';
  if (type === 'text') return TEXTS.find(([most]) => size <= most)?.[1] ?? 'sentence';
  if (unit === 'yuan') return yuanOf(name);
  if (unit === 'shares') return 'tenThousandShares';
  return /(?:^|_)year$/.test(name) ? 'year' : (unit ?? 'integer');
}

/** The format of money: prices to the cent, capital and amounts in large units. @param {string} name */
function yuanOf(name) {
  if (PRICES.test(name)) return 'yuan';
  return CAPITALS.test(name) ? 'hundredMillionYuan' : 'millionYuan';
}

/**
 * The builder's exception to the rule that figures may be missing and other values may not.
 * @param {MartColumn} column
 * @param {string} builder
 */
function presenceOf({ type, nullable }, builder) {
  const isFigure = (type === 'number' || type === 'integer') && builder !== 'year';
  if (isFigure === (nullable ?? false)) return null;
  return nullable ? 'optional' : 'required';
}

/** @param {MartColumn} column @param {string} key */
function sourceOf({ name, type, nullable }, key) {
  const column = `\${e.ref('t.${name}')}`;
  const said = `IF(${column}, '是', '否')`;
  if (type === 'flag') return `(e) => sql\`${nullable ? `IF(${column} IS NULL, NULL, ${said})` : said}\``;
  const found = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return found === name ? null : `'${name}'`;
}
