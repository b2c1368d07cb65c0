import { form, FORM_TYPE } from './attacker.mjs';

const PUT_FILE = '/api/blade-resource/oss/endpoint/put-file';
const SAVE_NOTE = '/api/dataCorpCompetitivenessController/insertOrUpdate';
const WHOLE_BYTES = 1_000_000;

/** Requests that take long to parse, one after another. */
/** @type {readonly import('./siege.mjs').Case[]} */
export const LONG_BLOCKS = [
  {
    name: 'a PDF of 30,000 streams',
    attack: (siege) => put(siege, 'a.pdf', pdfOf('stream\nendstream\n', 30_000)),
  },
  { name: 'a PDF of 9 MB of names', attack: (siege) => put(siege, 'a.pdf', pdfOf('/A#42C ', 1_300_000)) },
  {
    name: 'a PDF of 9 MB of open objects',
    attack: (siege) => put(siege, 'a.pdf', pdfOf('1 0 obj<<', 1_000_000)),
  },
  {
    name: 'a file name of 78,000 dots',
    attack: (siege) => put(siege, `a${'.'.repeat(78_000)}b.pdf`, pdfOf('', 1)),
  },
  {
    name: 'a file name of 78,000 blanks',
    attack: (siege) => put(siege, `a${' '.repeat(78_000)}b.pdf`, pdfOf('', 1)),
  },
  { name: 'rich text of open tags', attack: (siege) => note(siege, '<b>'.repeat(260_000)) },
  { name: 'rich text of attributes', attack: (siege) => note(siege, `<p ${'a=1 '.repeat(190_000)}>`) },
  { name: 'rich text of half tags', attack: (siege) => note(siege, '<'.repeat(780_000)) },
  { name: 'parameters of a factor, nested', attack: graphs },
  { name: 'the documents of the calls, 150 at once', attack: documents },
  { name: 'a million brackets to every call', attack: (siege) => everywhere(siege, brackets) },
  { name: 'a hundred thousand fields to every call', attack: (siege) => everywhere(siege, fields) },
  { name: 'a long text in every field of every call', attack: (siege) => everywhere(siege, longTexts) },
  { name: 'a long list in every field of every call', attack: (siege) => everywhere(siege, longLists) },
];

/** @param {string} part @param {number} times */
export const pdfOf = (part, times) => Buffer.from(`%PDF-1.4\n${part.repeat(times)}\n%%EOF\n`);

/** @param {number} bytes nested lists, four hundred deep, of about so many bytes */
export const nestedLists = (bytes) =>
  `[${Array.from({ length: bytes / 801 }, () => '['.repeat(400) + ']'.repeat(400)).join(',')}]`;

/** @param {string} params the text of its JSON */
export const graphWith = (params) =>
  `{"output":"a","nodes":[{"id":"a","kind":"expression","ref":"cs_rank","params":${params},"inputs":[]}]}`;

/**
 * @param {import('./siege.mjs').Siege} siege
 * @param {string} name
 * @param {Buffer} bytes
 */
async function put({ attacker, token, must }, name, bytes) {
  const headers = { 'content-type': FORM_TYPE };
  const answer = await attacker.ask({
    method: 'POST',
    path: PUT_FILE,
    headers,
    body: form(name, bytes),
    token,
  });
  must(
    answer.status >= 200 && answer.status < 500,
    `answered ${answer.status}: ${answer.text.slice(0, 120)}`,
  );
}

/** @param {import('./siege.mjs').Siege} siege @param {string} content */
async function note({ attacker, token, must }, content) {
  const answer = await attacker.post(SAVE_NOTE, { dataId: 1, type: 1, year: 2090, content }, token);
  must(
    answer.status >= 200 && answer.status < 500,
    `answered ${answer.status}: ${answer.text.slice(0, 120)}`,
  );
}

/** @param {import('./siege.mjs').Siege} siege */
async function graphs({ attacker, token, must }) {
  const relationMap = graphWith(nestedLists(703_000));
  for (const [path, body] of [
    ['/api/manager/check', `{"relationMap":${relationMap}}`],
    ['/api/manager/preview', `{"relationMap":${relationMap}}`],
    ['/api/manager/save', `{"name":"围攻","treeFormId":1,"relationMap":${relationMap}}`],
  ]) {
    const { status } = await attacker.post(path ?? '', body, token);
    must(status >= 400 && status < 500, `${path} answers ${status}`);
  }
}

/** @param {import('./siege.mjs').Siege} siege */
async function documents({ attacker, must }) {
  const asked = Array.from({ length: 150 }, () => attacker.ask({ path: '/api/docs/openapi.json' }));
  for (const { status } of await Promise.all(asked))
    must([200, 429, 503].includes(status), `the documents answer ${status}`);
}

/**
 * Sends the same body to every call with one, one after another.
 * @param {import('./siege.mjs').Siege} siege
 * @param {(names: readonly string[]) => string} bodyOf the names of its fields
 */
async function everywhere({ attacker, operations, token, must }, bodyOf) {
  for (const { path, method, body, id } of operations) {
    if (body === null || path.includes('{')) continue;
    const names = Object.keys(/** @type {object} */ (body.properties ?? {}));
    const headers = { 'content-type': 'application/json' };
    const answer = await attacker.ask({ method, path, headers, body: bodyOf(names), token });
    // A sign-out or a forgotten password ends the session: the later calls are refused for that, which is fine too.
    must(answer.status >= 200 && answer.status < 500, `${id} answers ${answer.status}`);
  }
}

/** @param {readonly string[]} names */
const brackets = ([name = 'a']) => `{"${name}":${'['.repeat(WHOLE_BYTES / 2)}${']'.repeat(WHOLE_BYTES / 2)}}`;

const fields = () => `{${Array.from({ length: 70_000 }, (_, index) => `"field${index}":1`).join(',')}}`;

/** @param {readonly string[]} names */
const longTexts = (names) => same(names, (bytes) => `"${' .'.repeat(bytes / 2)}"`);

/** @param {readonly string[]} names */
const longLists = (names) => same(names, (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`);

/** @param {readonly string[]} names @param {(bytes: number) => string} valueOf */
function same(names, valueOf) {
  const share = (WHOLE_BYTES - 50 * names.length) / Math.max(1, names.length);
  return `{${names.map((name) => `"${name}":${valueOf(share)}`).join(',')}}`;
}
