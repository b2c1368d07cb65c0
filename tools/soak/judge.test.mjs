import { faultsOf } from './judge.mjs';

const refusal = (/** @type {string} */ text) =>
  JSON.stringify({ success: false, appCode: 'C0400', appMesg: text, result: false, requestId: 'x' });
const judge = (/** @type {number} */ status, /** @type {string} */ text, asked = '') =>
  faultsOf({ status, type: 'application/json', text }, { asked, mayBeClosed: false });

test('a refusal in its envelope is no fault', () => {
  expect(judge(400, refusal('请求参数有误'))).toEqual([]);
});

test.each([500, 502, 503])('%d is one, whatever it says', (status) => {
  expect(judge(status, refusal('服务暂不可用'))).toEqual([`status ${status}`]);
});

test.each([
  ['a stack', 'Error: x\n    at run (file:///srv/console/services/access/main.js:12:5)'],
  ['a path of the program', 'cannot find node_modules/x'],
  ['SQL', 'SELECT id, name FROM access.user'],
  ['a database error', 'ER_PARSE_ERROR'],
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a password hash', '$argon2id$v=19'],
])('an answer that holds %s is one', (name, text) => {
  expect(judge(400, refusal(text)).join()).toContain(name);
});

test('what was asked may be said back', () => {
  const asked = 'SELECT id, name FROM access.user';
  expect(judge(400, refusal(`不支持按 ${asked} 排序`), asked)).toEqual([]);
});

test('so may what a request before it stored, and nothing more', () => {
  const stored = '1 UNION SELECT password_hash FROM access.user';
  expect(judge(200, JSON.stringify({ content: [{ prompt: stored }] }))).toEqual([]);
  expect(judge(200, JSON.stringify({ content: [{ prompt: `${stored} WHERE id = 1` }] }))).toHaveLength(1);
});

test('a refusal without the envelope is one', () => {
  expect(judge(415, '{"statusCode":415}').join()).toContain('without the envelope');
});

test('silence is one, a closed connection only where an answer is owed', () => {
  const closed = { status: 0, type: '', text: '' };
  expect(faultsOf(closed, { asked: '', mayBeClosed: false })).toHaveLength(1);
  expect(faultsOf(closed, { asked: '', mayBeClosed: true })).toEqual([]);
  expect(faultsOf({ ...closed, status: -1 }, { asked: '', mayBeClosed: true })).toHaveLength(1);
});
