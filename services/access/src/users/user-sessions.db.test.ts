import { userBench, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

const sessions = async (id: number, browser = bench.admin) => {
  const { status, body } = await browser.get(`/api/sysUser/sessions/${id}`);
  return { status, list: body.result as { id: number; current: boolean }[] };
};
const end = (fields: object, browser = bench.admin) => bench.post(browser, 'sessions/end', fields);

describe('a user’s sessions', () => {
  it('are seen by those who manage users, without the tokens that open them', async () => {
    const user = await bench.make();
    const open = await bench.signIn(user);
    const { list } = await sessions(user.id);
    expect(list).toEqual([
      {
        id: expect.any(Number),
        current: false,
        method: 'account',
        device: expect.any(String),
        address: bench.access.signInAddress,
        openedAt: expect.any(String),
        seenAt: expect.any(String),
        locked: false,
      },
    ]);
    const own = await sessions(await bench.userId('admin'));
    expect(own.list.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(open.cookies.get('refresh_token')?.split('.')[0]);
  });

  it('are ended one by one', async () => {
    const user = await bench.make();
    const [one, two] = [await bench.signIn(user), await bench.signIn(user)];
    const newest = (await sessions(user.id)).list[0]?.id;
    expect((await end({ id: user.id, sessionId: newest })).body.result).toBe(1);
    const statuses = [one, two].map(async (browser) => (await browser.get('/api/sysUser/getUserAll')).status);
    expect((await Promise.all(statuses)).sort()).toEqual([200, 401]);
    expect((await end({ id: user.id, sessionId: newest })).status).toBe(404);
    expect(await bench.audit(`user:${user.id}`)).toMatchObject([
      { action: 'access.end-user-sessions', after: { sessionId: newest }, address: '127.0.0.1' },
    ]);
  });

  it('are ended all at once', async () => {
    const user = await bench.make();
    const open = [await bench.signIn(user), await bench.signIn(user)];
    expect((await end({ id: user.id })).body.result).toBe(2);
    for (const browser of open) expect((await browser.get('/api/sysUser/getUserAll')).status).toBe(401);
    expect((await sessions(user.id)).list).toEqual([]);
    expect((await end({ id: user.id })).body.result).toBe(0);
    expect(await bench.audit(`user:${user.id}`)).toMatchObject([{ after: { sessions: 2 } }]);
  });

  it('of another tenant, of another user or of an administrator cannot be ended by others', async () => {
    const [user, bystander] = [await bench.make(), await bench.make()];
    await bench.signIn(user);
    const open = await bench.signIn(bystander);
    expect((await sessions(user.id, bench.stranger)).status).toBe(404);
    expect((await end({ id: user.id }, bench.stranger)).status).toBe(404);
    const foreign = (await sessions(bystander.id)).list[0]?.id;
    expect((await end({ id: user.id, sessionId: foreign })).status).toBe(404);
    expect((await open.get('/api/sysUser/getUserAll')).status).toBe(200);
    const boss = await bench.userId('admin');
    expect((await end({ id: boss }, await bench.manager())).body.appCode).toBe('A0465');
    expect((await bench.admin.get('/api/sysUser/getUserAll')).status).toBe(200);
  });

  it('that many users end at once leave the service answering', async () => {
    const users = await Promise.all(Array.from({ length: 15 }, () => bench.make()));
    const answers = await Promise.all(users.map(({ id }) => end({ id })));
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 200));
  });
});
