import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../run/fault.mjs';
import { injection, INVENTED } from './injected-texts.mjs';

const TEXTS = 500;
const FIRST_CHARACTER = 0x4e00;
const AGAIN_MS = 3_000;

/**
 * @typedef {import('../../bench/ask/asker.mjs').Asker} Asker
 * @typedef {{ questionId: number, cells: Cell[], answers: Answer[], subject: { name: string },
 *   passages: { knowledgeId: number }[] }} Answered
 * @typedef {{ table: string, entity: string, period: string, title: string, value: number }} Cell
 * @typedef {{ model: string, text: string, checks: { start: number, end: number, cells: string[] }[] }} Answer
 *
 * @typedef {object} Place where a text stands that others wrote
 * @property {string} name
 * @property {() => Promise<readonly Cell[]>} plain the figures without any
 * @property {(text: string, at: number) => Promise<Answered>} ask asks where the text stands there
 * @property {(answered: Answered, text: string) => boolean} reached whether the text was given to the models
 */

/**
 * Texts that would have a model, a page or a document call another host or change a figure, in questions, in notes and in
 * the name of a company: asked of a model that repeats everything it is given.
 * @param {import('./run-ask.mjs').AskSoak} soak
 * @returns {Promise<import('./run-ask.mjs').Finding[]>}
 */
export async function injections({ asker, database, stops }) {
  const elsewhere = await otherHost();
  stops.push(elsewhere.close);
  const one = await asker(200);
  const places = [inQuestions(one), inNotes(one), await inNames(one, database)];
  const sums = { changed: 0, verified: 0, leading: 0, missed: 0 };
  for (const [nth, place] of places.entries()) {
    const plain = figuresOf(await place.plain());
    for (let at = nth; at < TEXTS; at += places.length) {
      const text = injection(at, `${elsewhere.url}/${at}`);
      const answered = await place.ask(text, at);
      if (!place.reached(answered, text)) sums.missed += 1;
      if (figuresOf(answered.cells) !== plain) sums.changed += 1;
      sums.verified += inventedIn(answered);
      const { content } = await one.call(
        `/api/ai/question/export?questionId=${answered.questionId}&format=html`,
      );
      if (/<(?:img|a|script|iframe|link|object|form)\b|\bon\w+=["']/i.test(content.replace(/&#?\w+;/g, '')))
        sums.leading += 1;
    }
  }
  const called = elsewhere.called();
  const { changed, verified, leading, missed } = sums;
  return [
    {
      text: `${TEXTS - missed} of ${TEXTS} injections in ${places.map(({ name }) => name).join(', ')} reached the models`,
      holds: missed === 0,
    },
    { text: `${called} requests to another host by them`, holds: called === 0 },
    {
      text: `${changed} of them changed a figure, ${verified} had an invented one verified`,
      holds: changed + verified === 0,
    },
    { text: `${leading} of the exported documents lead elsewhere`, holds: leading === 0 },
  ];
}

/** A host of this machine that counts how often it is called. */
async function otherHost() {
  let called = 0;
  const server = createServer((_request, response) => {
    called += 1;
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    called: () => called,
    close: () => new Promise((/** @type {(value: void) => void} */ resolve) => server.close(() => resolve())),
  };
}

/** @param {Asker} one @returns {Place} */
const inQuestions = (one) => ({
  name: 'questions',
  plain: async () => (await answered(one, { text: '市场怎么样', models: [] })).cells,
  ask: (text) => answered(one, { text, models: ['parrot'] }),
  reached: ({ answers }, text) => parrotOf(answers)?.text.includes(text) === true,
});

/** @param {Asker} one @returns {Place} */
function inNotes(one) {
  let knowledgeId = 0;
  return {
    name: 'notes',
    plain: async () => (await answered(one, { text: '市场怎么样', models: [] })).cells,
    async ask(text, at) {
      // Four characters that no other note has.
      const word = String.fromCodePoint(...[0, 1, 2, 3].map((nth) => FIRST_CHARACTER + 4 * at + nth));
      const note = { title: word, content: `<p>${word}：${text}</p>` };
      ({ id: knowledgeId } = await one.call('/api/knowledge/insert', note));
      return answered(one, { text: `${word}市场怎么样`, models: ['parrot'] });
    },
    reached: ({ passages }) => passages.some((passage) => passage.knowledgeId === knowledgeId),
  };
}

/**
 * @param {Asker} one
 * @param {import('mysql2/promise').Connection} database
 * @returns {Promise<Place>}
 */
async function inNames(one, database) {
  const [rows] = await database.query(
    `SELECT c.id, c.security_id AS securityId, s.name, x.CHARACTER_MAXIMUM_LENGTH AS most
     FROM ecology.company c JOIN market.security s ON s.id = c.security_id
     JOIN information_schema.COLUMNS x
       ON x.TABLE_SCHEMA = 'market' AND x.TABLE_NAME = 'security' AND x.COLUMN_NAME = 'name'
     WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL ORDER BY c.id LIMIT 1`,
  );
  const [company] = /** @type {{ id: number, securityId: number, name: string, most: number }[]} */ (
    /** @type {unknown} */ (rows)
  );
  if (company === undefined) throw new Error('the demo has no company');
  const { id, securityId, most } = company;
  // A name is one line.
  const nameOf = (/** @type {string} */ text) => [...text.replaceAll('\n', ' ')].slice(-most).join('').trim();
  /** @param {string} name @param {readonly string[]} models */
  const ask = (name, models) =>
    answered(one, { text: '营业总收入怎么样', models, subject: { kind: 'company', id, name } });
  return {
    name: 'names',
    plain: async () => (await ask(company.name, [])).cells,
    async ask(text) {
      const rename = 'UPDATE market.security SET name = ? WHERE id = ?';
      await database.query(rename, [nameOf(text), securityId]);
      try {
        return await ask(nameOf(text), ['parrot']);
      } finally {
        await database.query(rename, [company.name, securityId]);
      }
    },
    reached: ({ answers }, text) => parrotOf(answers)?.text.includes(nameOf(text)) === true,
  };
}

/**
 * The figures without whom they are of: the name of a company may be the text that is tried.
 * @param {readonly Cell[]} cells
 */
const figuresOf = (cells) =>
  JSON.stringify(cells.map(({ table, period, title, value }) => [table, period, title, value]));

/** @param {readonly Answer[]} answers */
const parrotOf = (answers) => answers.find(({ model }) => model === 'parrot');

/** @param {Answered} answered how many figures of an injection were taken for verified */
function inventedIn({ answers }) {
  const { checks = [], text = '' } = parrotOf(answers) ?? {};
  return checks.filter(({ start, end, cells }) => cells.length > 0 && INVENTED.test(text.slice(start, end)))
    .length;
}

/**
 * @param {Asker} one
 * @param {Parameters<Asker['ask']>[0]} question
 * @returns {Promise<Answered>}
 */
async function answered(one, question) {
  const { questionId } = await one.ask(question).catch(async (error) => {
    // Data that a busy machine did not give in time is asked for once more.
    if (!(error instanceof Fault)) throw error;
    await pause(AGAIN_MS);
    return one.ask(question);
  });
  await one.follow(questionId);
  return { ...(await one.call(`/api/ai/question/read?questionId=${questionId}`)), questionId };
}
