import { answeredValue, sampleValue } from './sample-values.mjs';
import { literal, objectOf, quoted } from './source-text.mjs';

/**
 * @typedef {import('./read-sources.mjs').MartTable} MartTable
 * @typedef {import('./mart-columns.mjs').Line} Line
 */

/** The newest row of a test and the one before it, as in the mart, without nulls. @param {MartTable} table */
export function sampleRows({ columns, key }) {
  const rowOf = (/** @type {0 | 1} */ row) =>
    columns.flatMap((column, at) => {
      const value = column.name === 'security_id' ? null : sampleValue(column, { row, at, key });
      return value === null ? [] : [/** @type {const} */ ([column.name, literal(value)])];
    });
  return { newestRow: objectOf(rowOf(0)), olderRow: objectOf(rowOf(1)) };
}

/**
 * The same rows as the service answers them, by lines of the contract; an `id` is made of the columns of the key.
 * @param {MartTable} table
 * @param {readonly Line[]} lines
 * @param {{ idOf?: readonly string[] }} [key]
 */
export function sampleAnswers(table, lines, { idOf = [] } = {}) {
  const answerOf = (/** @type {0 | 1} */ row) => {
    const id = idOf.map((name) => answerAt(table, name, row)).join('-');
    return objectOf([
      ...(idOf.length > 0 ? [/** @type {const} */ (['id', quoted(id)])] : []),
      ...lines.map(
        ({ key, column }) => /** @type {const} */ ([key, literal(answerAt(table, column.name, row))]),
      ),
    ]);
  };
  return { newestAnswer: answerOf(0), olderAnswer: answerOf(1) };
}

/**
 * The ids of the same rows in a list of members, the newest being of security 1, the other of security 2.
 * @param {MartTable} table
 */
export function sampleIds(table) {
  const idOf = (/** @type {0 | 1} */ row) =>
    table.key.map((name) => (name === 'security_id' ? row + 1 : answerAt(table, name, row))).join('|');
  return { newestId: idOf(0), olderId: idOf(1) };
}

/** @param {MartTable} table @param {string} name @param {0 | 1} row */
function answerAt({ columns, key }, name, row) {
  const at = columns.findIndex((column) => column.name === name);
  const column = columns[at];
  return column === undefined ? null : answeredValue(column, sampleValue(column, { row, at, key }));
}

/**
 * Tests of the answers to callers without a session or authority.
 * @param {Readonly<Record<string, string>>} place
 * @param {number} [asked] the id of the subject in the test
 */
export const refusalTexts = ({ needs = '', domain, subject }, asked = 101) =>
  needs === 'signed-in'
    ? {
        authorities: '',
        refusal: `it('is no one’s without a session', async () => {
          expect((await ${domain}.service.send(\`\${path}?${subject}=${asked}\`)).status).toBe(401);
        });`,
      }
    : {
        authorities: quoted(needs),
        refusal: `it('is refused without its authority', async () => {
          expect((await ask(${asked}, { authorities: [] })).status).toBe(403);
        });`,
      };
