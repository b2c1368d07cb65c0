import { answeredValue, sampleValue } from './sample-values.mjs';
import { literal, objectOf, quoted } from './source-text.mjs';

/**
 * @typedef {import('./read-sources.mjs').MartTable} MartTable
 * @typedef {import('./mart-columns.mjs').Line} Line
 */

/** The newest row of a test and the one before it, as the mart has them, nulls left out. @param {MartTable} table */
export function sampleRows({ columns, key }) {
  const rowOf = (/** @type {0 | 1} */ row) =>
    columns.flatMap((column, at) => {
      const value = column.name === 'security_id' ? null : sampleValue(column, { row, at, key });
      return value === null ? [] : [/** @type {const} */ ([column.name, literal(value)])];
    });
  return { newestRow: objectOf(rowOf(0)), olderRow: objectOf(rowOf(1)) };
}

/**
 * The same, as lines of the contract answer them; an `id` is made of the columns of the key.
 * @param {MartTable} table
 * @param {readonly Line[]} lines
 * @param {readonly string[]} [idOf]
 */
export function sampleAnswers({ columns, key }, lines, idOf = []) {
  const answerOf = (/** @type {0 | 1} */ row) => {
    const valueOf = (/** @type {string} */ name) => {
      const at = columns.findIndex((column) => column.name === name);
      const column = columns[at];
      return column === undefined ? null : answeredValue(column, sampleValue(column, { row, at, key }));
    };
    return objectOf([
      ...(idOf.length > 0 ? [/** @type {const} */ (['id', quoted(idOf.map(valueOf).join('-'))])] : []),
      ...lines.map(({ key: name, column }) => /** @type {const} */ ([name, literal(valueOf(column.name))])),
    ]);
  };
  return { newestAnswer: answerOf(0), olderAnswer: answerOf(1) };
}

/** What those who may not are answered. @param {Readonly<Record<string, string>>} place */
export const refusalTexts = ({ needs = '', domain, subject }) =>
  needs === 'signed-in'
    ? {
        authorities: '',
        refusal: `it('is no one’s without a session', async () => {
          expect((await ${domain}.service.send(\`\${path}?${subject}=101\`)).status).toBe(401);
        });`,
      }
    : {
        authorities: quoted(needs),
        refusal: `it('is refused without its authority', async () => {
          expect((await ask(101, { authorities: [] })).status).toBe(403);
        });`,
      };
