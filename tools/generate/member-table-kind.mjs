import { Fault } from '../run/fault.mjs';
import { camel, namesOf } from './names.mjs';
import { refusalTexts, sampleAnswers, sampleIds, sampleRows } from './sample-rows.mjs';
import { commentOf } from './source-text.mjs';
import { subjectPlace } from './subject-place.mjs';
import { entryTexts, linesOf, sourceTexts, wordsLeft } from './table-texts.mjs';
import { importing, inserting } from './wire.mjs';

/** Calls about members have addresses below those of their classifications. */
const PREFIX = '/api/ecology/';

/** An industry of tests whose members are the securities 1 and 2. */
const ASKED = 13;

/**
 * A table of the mart's rows of the members of a set, each with its company: its entry, its source and a test of
 * every field.
 * @param {string} root
 * @param {{ domain: string, name: string, table: import('./read-sources.mjs').MartTable, own: readonly string[],
 *   options: Readonly<Record<string, string | undefined>> }} asked `own`: the columns that distinguish the rows of
 *   one member
 * @returns {Promise<import('./kinds.mjs').Plan>}
 */
export async function memberTablePlan(root, { domain, name, table, own, options }) {
  const { feature = 'members', needs, title = table.title } = options;
  const { path = `${PREFIX}${domain}/${camel(name)}` } = options;
  if (!path.startsWith(PREFIX))
    throw new Fault(`--path ${path}: tables about one ${domain} have theirs below ${PREFIX}`);
  const place = await subjectPlace(root, domain, { name, title, path, feature, needs });
  const lines = linesOf(table, own);
  const names = namesOf(name, {
    ...place.names,
    call: path.slice(PREFIX.length),
    table: table.name,
    comment: commentOf(table.note),
    ...entryTexts(table, { lines, key: lines[0]?.key ?? '', counter: undefined, source: options.source }),
    ...sourceTexts(lines, { idOf: [], reads: 'memberFacts' }),
    ...sampleRows(table),
    ...sampleAnswers(table, lines),
    ...sampleIds(table),
    ...refusalTexts(place.names, ASKED),
  });
  const listing = `libs/contract/${domain}/src/member-tables.ts`;
  const sources = `services/${domain}/src/detail/member-tables.sources.ts`;
  const Source = `${names['Pascal']}Source`;
  return {
    names,
    files: [
      ['member-table/entry.ts', `${place.contract}/${name}.ts`],
      ['member-table/source.ts', `${place.service}/${name}.source.ts`],
      ['member-table/source.db.test.ts', `${place.service}/${name}.db.test.ts`],
    ],
    wiring: [
      importing(listing, `import { ${names['camel']} } from './${feature}/${name}.ts';`),
      inserting(listing, /const memberTables = \{/, ` ${names['camel']},`),
      importing(sources, `import { ${Source} } from '../${feature}/${name}.source.ts';`),
      inserting(sources, /const memberTableSources = \{/, `\n  ${names['camel']}: ${Source},\n`),
    ],
    then: [
      `titles, scales and which columns are shown at all, in ${place.contract}/${name}.ts`,
      ...wordsLeft(lines),
      `a place where it is read: table(${domain}Entries.${names['camel']}, {…}) in a tab of mfe-${domain}`,
    ],
  };
}
