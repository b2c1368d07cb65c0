import { Fault } from '../run/fault.mjs';
import { chartWiring } from './chart-wiring.mjs';
import { lineOf } from './mart-columns.mjs';
import { camel, namesOf } from './names.mjs';
import { martTable } from './read-sources.mjs';
import { refusalTexts, sampleAnswers, sampleRows } from './sample-rows.mjs';
import { sampleValue } from './sample-values.mjs';
import { importOf } from './source-text.mjs';
import { requireSubject, subjectPlace } from './subject-place.mjs';
import { sourceOf } from './table-texts.mjs';
import { importing, inserting } from './wire.mjs';

/**
 * @typedef {import('./read-sources.mjs').MartTable} MartTable
 * @typedef {import('./mart-columns.mjs').Line} Line
 */

/** The default number of points: five years of trading days. */
const MOST_POINTS = 1250;

/**
 * A chart about one subject, of columns of a table of the mart: its entry, its read and a test of its points.
 * @param {string} root
 * @param {readonly string[]} args domain, name
 * @param {Readonly<Record<string, string | undefined>>} options
 * @returns {Promise<import('./kinds.mjs').Plan>}
 */
export async function chartPlan(root, [domain = '', name = ''], options) {
  requireSubject(root, domain, 'charts');
  if (options.of === undefined) throw new Fault('whose figures? Say --of with a table of the mart');
  const table = await martTable(root, options.of);
  const over = overOf(table, options.over);
  const bars = figuresOf(table, options.bars);
  const lines = figuresOf(table, options.lines);
  if (bars.length + lines.length === 0)
    throw new Fault(`which figures? Say --lines or --bars with ${choice(table)}`);
  const title = options.title ?? table.title;
  const path = options.path ?? `/api/${domain}/${camel(name)}`;
  const { feature, needs } = options;
  const place = await subjectPlace(root, domain, { name, title, path, feature, needs });
  const shown = [over, ...bars, ...lines];
  const names = namesOf(name, {
    ...place.names,
    title,
    path,
    table: table.name,
    most: String(MOST_POINTS),
    imports: importOf(
      shown.flatMap(({ builders }) => builders),
      '@console/contract-core/columns',
    ),
    source: options.source ?? sourceOf(table) ?? table.title,
    over: over.line,
    series: [...seriesOf('bars', bars), ...seriesOf('lines', lines)].join('\n'),
    ...readTexts(table, over, shown),
    ...sampleRows(table),
    ...sampleAnswers(table, shown),
    ...refusalTexts(place.names),
  });
  const listing = `${place.contract}.ts`;
  const wired = chartWiring(names, place.service);
  return {
    names,
    files: [
      ...place.files,
      ['chart/entry.ts', `${place.contract}/${name}.ts`],
      ['chart/service.ts', `${place.service}/${name}.service.ts`],
      ['chart/service.db.test.ts', `${place.service}/${name}.db.test.ts`],
      ...wired.files,
    ],
    wiring: [
      ...place.wiring,
      importing(listing, `import { ${names['camel']} } from './${names['feature']}/${name}.ts';`),
      inserting(listing, new RegExp(`const ${names['featureCamel']}Calls = \\{`), ` ${names['camel']},`),
      ...wired.wiring,
    ],
    then: [
      `titles and scales in ${place.contract}/${name}.ts`,
      `a place where it is read: npm run generate -- tab ${domain} ${name} --parts ${names['camel']}, or chart(${names['featureCamel']}Calls.${names['camel']}) in a tab`,
    ],
  };
}

/**
 * The column that labels points: it distinguishes the rows of one security.
 * @param {MartTable} table
 * @param {string} [asked]
 */
function overOf({ name, columns, key }, asked) {
  const own = key.filter((part) => part !== 'security_id');
  const [over = ''] = own;
  const column = columns.find((each) => each.name === over);
  if (key.length === own.length || column === undefined || own.length > 1 || (asked ?? over) !== over)
    throw new Fault(
      `${name} has no single row of a security for each ${asked ?? 'label'}: its key is ${key.join(', ')}. A chart over it is a service method written by hand.`,
    );
  return lineOf(column);
}

/** @param {MartTable} table @param {string} [asked] names of columns */
function figuresOf(table, asked = '') {
  return asked
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const column = table.columns.find((each) => each.name === name && each.unit !== undefined);
      if (column === undefined)
        throw new Fault(`${table.name} has no figure ${name}; it has ${choice(table)}`);
      return lineOf(column);
    });
}

/** @param {MartTable} table */
const choice = ({ columns, key }) =>
  columns
    .filter(({ name, unit }) => unit !== undefined && !key.includes(name))
    .map(({ name, title }) => `${name} (${title})`)
    .join(', ');

/** @param {string} kind @param {readonly Line[]} lines */
const seriesOf = (kind, lines) =>
  lines.length === 0 ? [] : [`${kind}: { ${lines.map(({ line }) => line).join(' ')} },`];

/** @param {MartTable} table @param {Line} over @param {readonly Line[]} shown */
function readTexts({ columns, asOf: said, key }, over, shown) {
  const asOf = said ?? over.column.name;
  const at = columns.findIndex(({ name }) => name === asOf);
  const day = columns[at];
  const read = [...new Set([...shown.map(({ column }) => column.name), asOf])];
  const isOwn = read.length > shown.length;
  const point = shown.map((line) => `${line.key}: row.${line.key}`).join(', ');
  return {
    overColumn: over.column.name,
    selected: read
      .map((name) => (camel(name) === name ? `'t.${name}'` : `'t.${name} as ${camel(name)}'`))
      .join(', '),
    mapped: isOwn ? `.map((row) => ({ ${point} }))` : '',
    asOf: camel(asOf),
    newestDay: String(day && sampleValue(day, { row: 0, at, key })),
  };
}
