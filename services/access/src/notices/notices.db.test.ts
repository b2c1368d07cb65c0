import type { Notice } from '@console/contract-access';
import { SystemClock } from '@console/node-kit/clock';
import { tableName } from '@console/node-kit/database';
import { Notices, type NoticeDraft } from '@console/node-kit/notices';
import type { Browser } from '../testing/browser.ts';
import { userBench, type Made, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

const notify = (user: Made, title: string, more: Partial<NoticeDraft> = {}) =>
  new Notices(new SystemClock()).notify(bench.access.database.manager, {
    tenantId: bench.access.tenants[0],
    userId: user.id,
    kind: 'system',
    title,
    ...more,
  });
const told = async (...titles: string[]) => {
  const user = await bench.make();
  for (const title of titles) await notify(user, title);
  return { user, browser: await bench.signIn(user) };
};
const list = async (browser: Browser, query = '') =>
  (await browser.get(`/api/notice/pageList?${query}`)).body.result as {
    totalElements: number;
    content: Notice[];
  };
const unread = async (browser: Browser) =>
  (await browser.get('/api/notice/unread')).body.result as { count: number; newest: Notice[] };
const titles = (notices: readonly Notice[]) => notices.map(({ title }) => title);

describe('notices', () => {
  it('are shown to their user alone, the newest first', async () => {
    const { browser } = await told('甲', '乙');
    const bystander = await told('丙');
    expect(titles((await list(browser)).content)).toEqual(['乙', '甲']);
    expect(titles((await list(bystander.browser)).content)).toEqual(['丙']);
    expect((await list(bench.stranger)).totalElements).toBe(0);
    expect((await unread(bystander.browser)).count).toBe(1);
  });

  it('say what kind they are, which page they link to, and whether they were read', async () => {
    const { user, browser } = await told();
    await notify(user, '导入数据 失败', {
      kind: 'job',
      text: '原因',
      link: '/operations/tasks?service=platform',
    });
    expect((await list(browser)).content).toEqual([
      {
        id: expect.any(Number),
        kind: 'job',
        title: '导入数据 失败',
        text: '原因',
        link: '/operations/tasks?service=platform',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        read: 0,
      },
    ]);
    expect((await list(browser, 'kind=security')).totalElements).toBe(0);
    expect((await list(browser, 'kind=job&read=0')).totalElements).toBe(1);
    expect((await list(browser, 'read=1')).totalElements).toBe(0);
  });

  it('that are unread are counted, and the six newest shown', async () => {
    const { browser } = await told(...Array.from({ length: 8 }, (_, index) => `第${index}`));
    const { count, newest } = await unread(browser);
    expect(count).toBe(8);
    expect(titles(newest)).toEqual(['第7', '第6', '第5', '第4', '第3', '第2']);
  });

  it('are marked as read, some or all, and the log says how many', async () => {
    const { user, browser } = await told('甲', '乙', '丙');
    const first = (await list(browser)).content.at(-1)?.id;
    expect((await browser.post('/api/notice/read', { ids: [first] })).body.result).toBe(1);
    expect(titles((await unread(browser)).newest)).toEqual(['丙', '乙']);
    expect((await browser.post('/api/notice/read', { ids: [] })).body.result).toBe(0);
    expect((await browser.post('/api/notice/read')).body.result).toBe(2);
    expect((await browser.post('/api/notice/read')).body.result).toBe(0);
    expect(await unread(browser)).toEqual({ count: 0, newest: [] });
    expect(await bench.audit(`user:${user.id}`)).toMatchObject([
      { action: 'access.read-notices', after: { count: 1 } },
      { action: 'access.read-notices', after: { count: 2 } },
    ]);
  });

  it('of others are not marked', async () => {
    const { browser } = await told('甲');
    const others = await told('乙');
    const foreign = (await list(others.browser)).content[0]?.id;
    for (const thief of [browser, bench.stranger])
      expect((await thief.post('/api/notice/read', { ids: [foreign] })).body.result).toBe(0);
    expect((await unread(others.browser)).count).toBe(1);
  });

  it('older than ninety days are deleted when their user reads', async () => {
    const { user, browser } = await told('旧', '新');
    const bystander = await told('旧');
    await bench.access.database.query(
      `UPDATE ${tableName('access', 'notice')} SET created_at = NOW() - INTERVAL 92 DAY
       WHERE title = '旧' AND user_id IN (?)`,
      [[user.id, bystander.user.id]],
    );
    await browser.post('/api/notice/read');
    expect(titles((await list(browser)).content)).toEqual(['新']);
    expect((await list(bystander.browser)).totalElements).toBe(1);
  });

  it('are answered to no one without a session, and the call takes nothing but ids', async () => {
    expect((await bench.access.browser().get('/api/notice/unread')).status).toBe(401);
    const { browser } = await told();
    expect((await browser.post('/api/notice/read', { userId: 1 })).status).toBe(400);
  });
});
