import { Fault } from '../run/fault.mjs';
import { memberTablePlan } from './member-table-kind.mjs';
import { camel, namesOf } from './names.mjs';
import { martTable } from './read-sources.mjs';
import { refusalTexts, sampleAnswers, sampleRows } from './sample-rows.mjs';
import { commentOf } from './source-text.mjs';
import { LISTS_MEMBERS, requireSubject, subjectPlace } from './subject-place.mjs';
import { counterOf, entryTexts, linesOf, sourceTexts, wordsLeft } from './table-texts.mjs';
import { importing, inserting } from './wire.mjs';

/** @typedef {import('./read-sources.mjs').MartTable} MartTable */

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
  if (LISTS_MEMBERS.has(domain)) return memberTablePlan(root, { domain, name, table, own, options });
  const title = options.title ?? table.title;
  const path = options.path ?? `/api/${domain}/${camel(name)}`;
  const place = await subjectPlace(root, domain, { name, title, path, feature, needs });
  const lines = linesOf(table, own, "fixed: 'left'");
  const [key = ''] = own.length === 1 ? own.map(camel) : ['id'];
  const idOf = own.length > 1 ? own : [];
  const names = namesOf(name, {
    ...place.names,
    title,
    path,
    table: of,
    key,
    comment: commentOf(table.note),
    ...entryTexts(table, { lines, key, counter: counterOf(table), source: options.source }),
    ...sourceTexts(lines, { idOf, reads: 'facts' }),
    ...sampleRows(table),
    ...sampleAnswers(table, lines, { idOf }),
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

/** The columns that distinguish the rows of one security. @param {MartTable} table */
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
