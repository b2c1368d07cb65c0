import { Fault } from '../run/fault.mjs';
import { lineOf } from './mart-columns.mjs';
import { camel, namesOf } from './names.mjs';
import { martTable } from './read-sources.mjs';
import { refusalTexts, sampleAnswers, sampleRows } from './sample-rows.mjs';
import { commentOf, importOf, quoted } from './source-text.mjs';
import { requireSubject, subjectPlace } from './subject-place.mjs';
import { importing, inserting } from './wire.mjs';

/**
 * @typedef {import('./read-sources.mjs').MartTable} MartTable
 * @typedef {import('./mart-columns.mjs').Line} Line
 */

/**
 * A table about one subject, over a table of the mart: its entry, its source and a test of every field.
 * @param {string} root
 * @param {readonly string[]} args domain, table of the mart, name
 * @param {Readonly<Record<string, string | undefined>>} options
 * @returns {Promise<import('./kinds.mjs').Plan>}
 */
export async function tablePlan(root, [domain = '', of = '', name = of.replaceAll('_', '-')], options) {
  const { feature, needs } = options;
  requireSubject(root, domain, 'tables');
  const table = await martTable(root, of);
  const own = ownKey(table);
  const title = options.title ?? table.title;
  const path = options.path ?? `/api/${domain}/${camel(name)}`;
  const place = await subjectPlace(root, domain, { name, title, path, feature, needs });
  const lines = linesOf(table, own);
  const [key = ''] = own.length === 1 ? own.map(camel) : ['id'];
  const names = namesOf(name, {
    ...place.names,
    ...{ title, path, table: of, key, comment: commentOf(table.note) },
    ...entryTexts(table, { lines, key, source: options.source }),
    ...sourceTexts(lines, own),
    ...sampleRows(table),
    ...sampleAnswers(table, lines, own.length > 1 ? own : []),
    ...refusalTexts(place.names),
  });
  const group = `${place.names['featureCamel']}Tables`;
  const listing = `${place.contract}.ts`;
  const parts = `${place.service}/${place.names['feature']}.parts.ts`;
  const Source = `${names['Pascal']}Source`;
  return {
    names,
    files: [
      ...place.files,
      ['table/entry.ts', `${place.contract}/${name}.ts`],
      ['table/source.ts', `${place.service}/${name}.source.ts`],
      ['table/source.db.test.ts', `${place.service}/${name}.db.test.ts`],
    ],
    wiring: [
      ...place.wiring,
      importing(listing, `import { ${names['camel']} } from './${place.names['feature']}/${name}.ts';`),
      inserting(listing, new RegExp(`const ${group} = \\{`), ` ${names['camel']},`),
      importing(parts, `import { ${Source} } from './${name}.source.ts';`),
      inserting(parts, new RegExp(`tableControllers\\(${group}, \\{`), ` ${names['camel']}: ${Source},`),
    ],
    then: [
      `titles, scales and which columns are shown at all, in ${place.contract}/${name}.ts`,
      ...wordsLeft(lines),
      `a place where it is read: npm run generate -- tab ${domain} ${name} --parts ${names['camel']}, or table(${group}.${names['camel']}, {…}) in a tab`,
    ],
  };
}

/** What tells the rows of one security from one another. @param {MartTable} table */
function ownKey({ name, title, key, columns }) {
  if (!columns.some((column) => column.name === 'security_id'))
    throw new Fault(
      `${name} (${title}) has no security_id: its rows are of no company. A table over it is an entry of table({…}) with a source of its own.`,
    );
  const own = key.filter((part) => part !== 'security_id');
  if (own.length === 0)
    throw new Fault(`${name} (${title}) has one row a company: that is a profile to be read, not a table.`);
  return own;
}

/** The column it is sorted by first, which stays at the left. @param {MartTable} table @param {readonly string[]} own */
function linesOf({ columns, asOf }, own) {
  const sorted = columns.find(({ name, type }) => own.includes(name) && (type === 'date' || name === 'year'));
  const first = sorted?.name ?? asOf ?? own[0];
  const shown = columns.filter(({ name }) => name !== 'security_id');
  return [...shown.filter(({ name }) => name === first), ...shown.filter(({ name }) => name !== first)].map(
    (column, at) => lineOf(column, at === 0 ? { options: "fixed: 'left'" } : {}),
  );
}

/** What rows are counted in, and whose figures they are. */
const KINDS = /** @type {const} */ ([
  ['trade_date', '个交易日', '交易所行情'],
  ['report_period', '期', '定期报告'],
  ['year', '年', '定期报告'],
  ['announce_date', undefined, '公司公告'],
]);

/** @param {MartTable} table */
export const sourceOf = ({ columns }) =>
  KINDS.find(([found]) => columns.some(({ name }) => name === found))?.[2];

/** Only where each row is one of them. @param {MartTable} table */
const counterOf = ({ key }) =>
  KINDS.find(([found]) => key.every((name) => name === found || name === 'security_id'))?.[1];

/**
 * @param {MartTable} table
 * @param {{ lines: readonly Line[], key: string, source?: string | undefined }} entry
 */
function entryTexts(table, { lines, key, source = sourceOf(table) }) {
  const hidesKey = !lines.some((line) => line.key === key);
  const builders = [...lines.flatMap((line) => line.builders), ...(hidesKey ? ['hidden'] : [])];
  const counter = counterOf(table);
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

/** @param {readonly Line[]} lines @param {readonly string[]} own */
function sourceTexts(lines, own) {
  const hidesKey = own.length > 1;
  const parts = own.map((column) => `e.ref('t.${column}')`).join(', ');
  const exceptions = [
    ...(hidesKey ? [`id: (e) => joined('-', ${parts}),`] : []),
    ...lines.flatMap(({ key, source }) => (source === null ? [] : [`${key}: ${source},`])),
  ];
  const needsSql = exceptions.some((exception) => exception.includes('sql`'));
  return {
    sourceImports: [
      importOf(['facts', ...(hidesKey ? ['joined'] : [])], '@console/market'),
      ...(needsSql ? ["import { sql } from 'kysely';"] : []),
    ].join('\n'),
    exceptions: exceptions.join('\n'),
  };
}

/** @param {readonly Line[]} lines */
function wordsLeft(lines) {
  const foreign = lines.filter(({ column }) => column.values?.some((value) => /^[a-z_]+$/i.test(value)));
  return foreign.map(
    ({ key, column }) => `Chinese words for ${key}, whose values are ${column.values?.join(', ')}`,
  );
}
