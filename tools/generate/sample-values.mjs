/** @typedef {import('./read-sources.mjs').MartColumn} MartColumn */

/** A day later than those of test fixtures, so that the sample's rows come first. */
const DAYS = ['2026-12-30', '2026-12-29'];
const YEARS = [2096, 2095];

/**
 * The value of a test for a column of its newest row (0) or of the one before it (1), each column another value.
 * @param {MartColumn} column
 * @param {{ row: 0 | 1, at: number, key: readonly string[] }} place `at`: the column's place in the table
 * @returns {string | number | null}
 */
export function sampleValue(column, { row, at, key }) {
  const { name, type, title, size = 0, values = [], nullable } = column;
  if (row === 1 && nullable && !key.includes(name)) return null;
  if (type === 'date') return DAYS[row] ?? '';
  if (type === 'enum') return values[row] ?? values[0] ?? '';
  if (type === 'text') return `${title}${row + 1}`.slice(-size);
  if (type === 'flag') return row === 0 ? 1 : 0;
  if (/(?:^|_)year$/.test(name)) return YEARS[row] ?? 0;
  return numberOf(column, at + 1 + 100 * (1 - row));
}

/** @param {MartColumn} column @param {number} wanted */
function numberOf({ type, unit, min = -Infinity, max = Infinity }, wanted) {
  const value = unit === 'percent' ? wanted / 1000 : type === 'number' ? wanted + 0.25 : wanted;
  return Math.min(Math.max(value, min), max);
}

/** The value as the service answers it. @param {MartColumn} column @param {string | number | null} value */
export function answeredValue({ type }, value) {
  if (type !== 'flag' || value === null) return value;
  return value === 1 ? '是' : '否';
}
