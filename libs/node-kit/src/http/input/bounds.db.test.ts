import { INPUT_BOUNDS } from '@console/contract-core';
import { runningProbe, type RunningProbe } from '../../testing/calls/running-probe.ts';
import type { Answer } from '../../testing/index.ts';

let probe: RunningProbe;
beforeAll(async () => {
  probe = await runningProbe();
}, 30_000);
afterAll(() => probe.stop());

const json = { 'content-type': 'application/json' };
const write = (body: string): Promise<Answer> =>
  probe.service.send('/api/probe/write', { token: probe.token, body, headers: json });
const wide = (body: string): Promise<Answer> =>
  probe.service.send('/api/probe/wide', { token: probe.token, body, headers: json });
const told = ({ status, body }: Answer) => [status, body.appCode, body.appMesg];
const refused = (problems: string): unknown[] => [400, 'C0400', `请求参数有误：${problems}`];

/** Not JSON: if a parser saw it before the bounds, it would be refused as broken. */
const BROKEN = '!';

describe('a body beyond its bounds is refused before it is parsed', () => {
  it.each([
    ['lists within lists', '['.repeat(500_000), '内容嵌套超过 16 层'],
    ['objects within objects', '{"name":'.repeat(100_000), '内容嵌套超过 16 层'],
    ['a million values', `{"name":[${'0,'.repeat(500_000)}`, '内容超过 5000 项'],
    ['empty lists', `{"name":[${'[],'.repeat(300_000)}`, '内容超过 5000 项'],
    ['a text', `{"name":"${'x'.repeat(1_000_000)}"`, '单段文字超过 64 KB'],
    ['a name', `{"${'x'.repeat(1_000_000)}":1`, '单段文字超过 64 KB'],
  ])('for %s', async (_, body, problems) => {
    expect(told(await write(body + BROKEN))).toEqual(refused(problems));
  });

  it('for any caller, signed in or not', async () => {
    const answer = await probe.service.send('/api/probe/write', { body: '['.repeat(99_999), headers: json });
    expect(told(answer)).toEqual(refused('内容嵌套超过 16 层'));
  });
});

it('a body within its bounds is read, and a broken one is refused as broken', async () => {
  expect(told(await write(`{"name":"甲"}${BROKEN}`))).toEqual(refused('请求格式不正确'));
  const most = `{"name":"甲","age":[${'0,'.repeat(INPUT_BOUNDS.values - 4)}0]}`;
  expect((await write(most)).body.appMesg).toContain('age：');
});

it('an entry may declare larger bounds', async () => {
  const values = INPUT_BOUNDS.values + 100;
  const body = `{"ids":[${'1,'.repeat(values - 1)}1]}`;
  expect((await wide(body)).body).toMatchObject({ success: true, result: values });
  expect(told(await wide(`{"ids":[${'1,'.repeat(2 * values)}`))).toEqual(refused('内容超过 6000 项'));
});

describe('a refusal quotes a few names of many, cut short', () => {
  it('of unknown fields', async () => {
    const extra = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`extra${at}`, 1]));
    const { body } = await write(JSON.stringify({ name: '甲', ...extra }));
    expect(body.appMesg).toBe('请求参数有误：没有名为 extra0、extra1、extra2 等 2000 个 的参数');
  });

  it('of one that fills a page', async () => {
    const { body } = await write(JSON.stringify({ name: '甲', [`x${'y'.repeat(60_000)}`]: 1 }));
    expect(String(body.appMesg).length).toBeLessThan(100);
  });
});

it('a query of a thousand repeated keys is refused, and a broken one beside a body quotes a few', async () => {
  const many = 'a=1&'.repeat(1001);
  expect(told(await probe.service.send(`/api/probe/open?${many}`))).toEqual(refused('查询参数超过 1000 个'));
  const keys = Array.from({ length: 900 }, (_, at) => `k${at}=1`).join('&');
  const answer = await probe.service.send(`/api/probe/write?${keys}`, {
    token: probe.token,
    body: { name: '甲' },
  });
  expect(told(answer)).toEqual(refused('k0、k1、k2 等 900 个 位置不正确'));
});
