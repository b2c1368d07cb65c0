import { form, FORM_TYPE } from './attacker.mjs';
import { graphWith, nestedLists, pdfOf } from './long-blocks.mjs';

const AT_ONCE = 24;
const ROUNDS = 3;

/** The requests that need most memory, many at once. */
/** @type {readonly import('./siege.mjs').Case[]} */
export const MEMORY = [
  {
    name: 'graphs with nested parameters',
    attack: (siege) => together(siege, '/api/manager/check', graph()),
  },
  {
    name: 'rich text of open tags',
    attack: (siege) => {
      const content = '<b>'.repeat(260_000);
      const body = JSON.stringify({ dataId: 1, type: 1, year: 2090, content });
      return together(siege, '/api/dataCorpCompetitivenessController/insertOrUpdate', body);
    },
  },
  { name: 'a million brackets', attack: (siege) => together(siege, '/api/manager/check', brackets()) },
  { name: 'uploads of 9 MB', attack: uploads },
  {
    name: 'tables of many rows',
    attack: async ({ attacker, token, must }) => {
      const path = '/api/dataCorp/pageSelectTableList?page=0&size=200';
      for (let round = 0; round < 10; round += 1) await all(must, () => attacker.ask({ path, token }));
    },
  },
];

const graph = () => `{"relationMap":${graphWith(nestedLists(703_000))}}`;
const brackets = () => `{"relationMap":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;

/**
 * @param {import('./siege.mjs').Siege} siege
 * @param {string} path
 * @param {string} body
 */
async function together({ attacker, token, must }, path, body) {
  for (let round = 0; round < ROUNDS; round += 1) await all(must, () => attacker.post(path, body, token));
}

/** @param {import('./siege.mjs').Siege} siege */
async function uploads({ attacker, token, must }) {
  const body = form('a.pdf', pdfOf('/A#42C ', 1_300_000));
  const headers = { 'content-type': FORM_TYPE };
  const path = '/api/blade-resource/oss/endpoint/put-file';
  await all(must, () => attacker.ask({ method: 'POST', path, headers, body, token }));
}

/**
 * Sends many at once: some may be refused, and nothing may break.
 * @param {import('./siege.mjs').Siege['must']} must
 * @param {() => Promise<import('./attacker.mjs').Answer>} ask
 */
async function all(must, ask) {
  for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, ask)))
    must(status === 503 || (status >= 200 && status < 500), `answered ${status}`);
}
