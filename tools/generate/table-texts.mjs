import { lineOf } from './mart-columns.mjs';
import { importOf, quoted } from './source-text.mjs';

/**
 * @typedef {import('./read-sources.mjs').MartTable} MartTable
 * @typedef {import('./mart-columns.mjs').Line} Line
 */

/**
 * A line for each column, the one it is sorted by first.
 * @param {MartTable} table
 * @param {readonly string[]} own columns that distinguish the rows of one security
 * @param {string} [options] drawn of the first: `fixed: 'left'`
 */
export function linesOf({ columns, asOf }, own, options = '') {
  const sorted = columns.find(({ name, type }) => own.includes(name) && (type === 'date' || name === 'year'));
  const first = sorted?.name ?? asOf ?? own[0];
  const shown = columns.filter(({ name }) => name !== 'security_id');
  return [...shown.filter(({ name }) => name === first), ...shown.filter(({ name }) => name !== first)].map(
    (column, at) => lineOf(column, at === 0 ? { options } : {}),
  );
}

/** The counter and the source of rows, by the key column that decides them. */
const KINDS = /** @type {const} */ ([
  ['trade_date', '个交易日', '交易所行情'],
  ['report_period', '期', '定期报告'],
  ['year', '年', '定期报告'],
  ['announce_date', undefined, '公司公告'],
]);

/** @param {MartTable} table */
export const sourceOf = ({ columns }) =>
  KINDS.find(([found]) => columns.some(({ name }) => name === found))?.[2];

/** The counter, only where each row is one of its things. @param {MartTable} table */
export const counterOf = ({ key }) =>
  KINDS.find(([found]) => key.every((name) => name === found || name === 'security_id'))?.[1];

/**
 * The text of an entry; a `key` that is not among the columns is hidden.
 * @param {MartTable} table
 * @param {{ lines: readonly Line[], key: string, counter: string | undefined, source?: string | undefined }} entry
 */
export function entryTexts(table, { lines, key, counter, source = sourceOf(table) }) {
  const hidesKey = !lines.some((line) => line.key === key);
  const builders = [...lines.flatMap((line) => line.builders), ...(hidesKey ? ['hidden'] : [])];
  return {
    imports: [
      importOf(builders, '@console/contract-core/columns'),
      ...(hidesKey ? ["import { z } from 'zod';"] : []),
    ].join('\n'),
    options: [
      ...(source === undefined ? [] : [`source: ${quoted(source)},`]),
      ...(counter === undefined ? [] : [`counter: ${quoted(counter)},`]),
    ].join('\n'),
    sorted: lines[0]?.key ?? key,
    columns: [...(hidesKey ? ['id: hidden(z.string()),'] : []), ...lines.map(({ line }) => line)].join('\n'),
  };
}

/**
 * @param {readonly Line[]} lines
 * @param {{ idOf: readonly string[], reads: 'facts' | 'memberFacts' }} source `idOf`: columns that a hidden id is
 *   made of
 */
export function sourceTexts(lines, { idOf, reads }) {
  const parts = idOf.map((column) => `e.ref('t.${column}')`).join(', ');
  const exceptions = [
    ...(idOf.length > 0 ? [`id: (e) => joined('-', ${parts}),`] : []),
    ...lines.flatMap(({ key, source }) => (source === null ? [] : [`${key}: ${source},`])),
  ];
  const needsSql = exceptions.some((exception) => exception.includes('sql`'));
  return {
    sourceImports: [
      importOf([reads, ...(idOf.length > 0 ? ['joined'] : [])], '@console/market/facts'),
      ...(needsSql ? ["import { sql } from 'kysely';"] : []),
    ].join('\n'),
    exceptions: exceptions.join('\n'),
  };
}

/** @param {readonly Line[]} lines */
export function wordsLeft(lines) {
  const foreign = lines.filter(({ column }) => column.values?.some((value) => /^[a-z_]+$/i.test(value)));
  return foreign.map(
    ({ key, column }) => `Chinese words for ${key}, whose values are ${column.values?.join(', ')}`,
  );
}
