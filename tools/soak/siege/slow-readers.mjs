import { setTimeout as pause } from 'node:timers/promises';
import { form, FORM_TYPE, head } from './attacker.mjs';

const CONNECTIONS = 75;
const STAY_MS = 15_000;
const FILE_BYTES = 9 * 1024 * 1024;

/** Answers that are requested and not read. */
/** @type {readonly import('./siege.mjs').Case[]} */
export const SLOW_READERS = [
  {
    name: "one's own file of 9 MB",
    attack: async (siege) => {
      const link = await upload(siege);
      if (link !== null) await askAndStay(siege, link);
    },
  },
  { name: 'the documents of the calls', attack: (siege) => askAndStay(siege, '/api/docs/openapi.json') },
  {
    name: 'a table of many rows',
    attack: (siege) =>
      askAndStay(siege, '/api/dataCorp/pageSelectTableList?page=0&size=200&sort=type_time,DESC'),
  },
  {
    name: 'the events of a backtest, of one user',
    attack: (siege) => askAndStay(siege, '/api/factor/backtesting/events?associationId=1'),
  },
];

/**
 * @param {import('./siege.mjs').Siege} siege
 * @param {string} path
 */
async function askAndStay({ attacker, token }, path) {
  const asked = head('GET', path, [`authorization: Bearer ${token}`, 'accept-encoding: identity']);
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = await attacker.write(asked);
    socket.pause();
  }
  await pause(STAY_MS);
  attacker.leave();
}

/**
 * @param {import('./siege.mjs').Siege} siege
 * @returns {Promise<string | null>} where the file is read
 */
async function upload({ attacker, token, must }) {
  const stream = `stream\n${'0123456789abcdef'.repeat(FILE_BYTES / 16)}\nendstream`;
  const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Length ${FILE_BYTES}>>\n${stream}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  const answer = await attacker.ask({
    method: 'POST',
    path: '/api/blade-resource/oss/endpoint/put-file',
    headers: { 'content-type': FORM_TYPE },
    body: form('nine.pdf', Buffer.from(pdf)),
    token,
  });
  must(answer.status === 200, `the upload is answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer.status === 200 ? JSON.parse(answer.text).data.link : null;
}
