import { faultsOf } from './judge.mjs';

const refusal = (/** @type {string} */ text) =>
  JSON.stringify({ success: false, appCode: 'C0400', appMesg: text, result: false, requestId: 'x' });
const judge = (/** @type {number} */ status, /** @type {string} */ text, asked = '') =>
  faultsOf({ status, type: 'application/json', text }, { asked, mayBeClosed: false });

test('a refusal in its envelope is no fault', () => {
  expect(judge(400, refusal('请求参数有误'))).toEqual([]);
});

test.each([500, 502, 503])('status %d is a fault, whatever the answer says', (status) => {
  expect(judge(status, refusal('服务暂不可用'))).toEqual([`status ${status}`]);
});

test.each([
  ['a stack', 'Error: x\n    at run (file:///srv/console/services/access/main.js:12:5)'],
  ['a path of the program', 'cannot find node_modules/x'],
  ['SQL', 'SELECT id, name FROM access.user'],
  ['a database error', 'ER_PARSE_ERROR'],
  ['a private key', '-----BEGIN PRIVATE KEY-----'],
  ['a password hash', '$argon2id$v=19'],
])('an answer that contains %s is a fault', (name, text) => {
  expect(judge(400, refusal(text)).join()).toContain(name);
});

test('the text of the request may be repeated', () => {
  const asked = 'SELECT id, name FROM access.user';
  expect(judge(400, refusal(`不支持按 ${asked} 排序`), asked)).toEqual([]);
});

test('so may a text stored by an earlier request, and nothing more', () => {
  const stored = '1 UNION SELECT password_hash FROM access.user';
  expect(judge(200, JSON.stringify({ content: [{ prompt: stored }] }))).toEqual([]);
  expect(judge(200, JSON.stringify({ content: [{ prompt: `${stored} WHERE id = 1` }] }))).toHaveLength(1);
});

test('a refusal without the envelope is a fault', () => {
  expect(judge(415, '{"statusCode":415}').join()).toContain('without the envelope');
});

test('silence is a fault, a closed connection only where an answer is required', () => {
  const closed = { status: 0, type: '', text: '' };
  expect(faultsOf(closed, { asked: '', mayBeClosed: false })).toHaveLength(1);
  expect(faultsOf(closed, { asked: '', mayBeClosed: true })).toEqual([]);
  expect(faultsOf({ ...closed, status: -1 }, { asked: '', mayBeClosed: true })).toHaveLength(1);
});
