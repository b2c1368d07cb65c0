import { newPasswordFault } from '@console/contract-access';
import { PASSWORD, userBench, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

const NEW = { username: 'newcomer', realName: '新人' };
const add = (fields: object, browser = bench.admin) => bench.post(browser, 'insert', { ...NEW, ...fields });
const detail = (id: number, browser = bench.admin) => browser.get(`/api/sysUser/info/${id}`);
const update = (fields: object, browser = bench.admin) => bench.post(browser, 'update', fields);

describe('a new user', () => {
  it('gets a temporary password that signs in once changed, and is recorded without it', async () => {
    const { status, body } = await add({
      username: ' First.User ',
      phone: '+86 139 0000 0001',
      email: 'first@example.com',
      department: '研究部',
      authorities: ['hysjk', 'gssjk', 'gssjk'],
    });
    expect(status).toBe(200);
    const { id, temporaryPassword } = body.result as { id: number; temporaryPassword: string };
    expect(newPasswordFault(temporaryPassword, 'first.user')).toBeNull();
    expect((await detail(id)).body.result).toEqual({
      id,
      username: 'first.user',
      realName: '新人',
      name: '新人',
      avatar: null,
      phone: '13900000001',
      email: 'first@example.com',
      department: '研究部',
      status: 1,
      admin: 0,
      authorities: ['gssjk', 'hysjk'],
      version: 1,
      mustChangePassword: true,
      lastSignInAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const browser = bench.access.browser();
    expect((await browser.login('first.user', temporaryPassword)).status).toBe(200);
    expect((await browser.get('/api/sysUser/getUserAll')).body.appCode).toBe('C0424');
    const lines = await bench.audit(`user:${id}`);
    expect(lines).toEqual([
      {
        action: 'access.add-user',
        subject: `user:${id}`,
        username: 'admin',
        address: '127.0.0.1',
        before: null,
        after: {
          username: 'first.user',
          realName: '新人',
          name: '新人',
          phone: '13900000001',
          email: 'first@example.com',
          department: '研究部',
          authorities: ['gssjk', 'hysjk'],
        },
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/argon2/);
    expect(JSON.stringify(lines)).not.toContain(temporaryPassword);
  });

  it('with a taken name is refused in any spelling, also when two are added at once', async () => {
    expect((await add({ username: 'ＡDMIN' })).body).toMatchObject({
      success: false,
      appCode: 'A1460',
      appMesg: '用户名已存在，请重新输入',
      result: false,
    });
    const both = await Promise.all([add({ username: 'twin' }), add({ username: 'twin' })]);
    expect(both.map(({ body }) => body.appCode).sort()).toEqual(['A1460', 'S0000']);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('with a taken mobile number is refused; a landline may be shared, and another tenant’s number used', async () => {
    const mobile = { phone: '13900000002' };
    expect((await add({ username: 'mobile1', ...mobile })).body.success).toBe(true);
    expect((await add({ username: 'mobile2', ...mobile })).body).toMatchObject({
      appCode: 'A1461',
      appMesg: '该手机号已被其他用户使用',
    });
    expect(await bench.userId('mobile2')).toBe(0);
    expect((await add({ username: 'mobile2', ...mobile }, bench.stranger)).body.success).toBe(true);
    for (const username of ['landline1', 'landline2'])
      expect((await add({ username, phone: '010-88886666' })).body.success).toBe(true);
  });

  it.each([
    [{ authorities: ['gssjk', 'root', 'gssjk_x'] }, '未知权限 root、gssjk_x'],
    [{ username: 'a b' }, 'username'],
    [{ username: '' }, 'username'],
    [{ username: '<b>x</b>' }, 'username'],
    [{ username: 'xﷺ' }, 'username'],
    [{ username: 'аdmin' }, 'username'],
    [{ realName: ' ' }, 'realName'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ password: 'Chosen#2026' }, 'password'],
    [{ tenantId: 'other' }, 'tenantId'],
    [{ status: 1 }, 'status'],
    [{ mustChangePassword: false }, 'mustChangePassword'],
  ])('with %j is bad input and changes nothing', async (wrong, named) => {
    const { status, body } = await add({ username: 'never', ...wrong });
    expect([status, body.appMesg]).toEqual([400, expect.stringContaining(named)]);
    expect(await bench.userId('never')).toBe(0);
  });

  it('is granted no more than the grantor has', async () => {
    const manager = await bench.manager(['gssjk']);
    const { status, body } = await add(
      { username: 'risen', authorities: ['gssjk', 'ROLE_admin', 'hysjk'] },
      manager,
    );
    expect([status, body.appMesg]).toEqual([403, '操作涉及您没有的权限：系统管理员、行业数据库']);
    expect(await bench.userId('risen')).toBe(0);
    expect(
      (await add({ username: 'within', authorities: ['gssjk', 'xtgl_user'] }, manager)).body.success,
    ).toBe(true);
  });

  it('is added only by those who manage users', async () => {
    const viewer = await bench.signIn(await bench.make(['gssjk']));
    expect((await add({ username: 'smuggled' }, viewer)).status).toBe(403);
    expect((await bench.access.browser().post('/api/sysUser/insert', NEW)).status).toBe(401);
  });
});

describe('a user’s details', () => {
  it('are shown to their tenant alone', async () => {
    const { id } = await bench.make();
    expect((await detail(id)).status).toBe(200);
    expect((await detail(id, bench.stranger)).body).toMatchObject({ appCode: 'C0404', result: false });
    expect((await detail(4_294_967_295)).status).toBe(404);
  });

  it('are changed by a user who read the newest version, and open sessions show the new name', async () => {
    const user = await bench.make(['gssjk']);
    const open = await bench.signIn(user);
    const person = { realName: '改名', phone: '13900000003', email: 'new@example.com', department: '新部门' };
    const { body } = await update({ id: user.id, version: 1, ...person });
    expect(body.result).toMatchObject({ ...person, name: expect.stringMatching(/^用户/), version: 2 });
    expect((await open.get('/api/blade-user/info')).body.result).toMatchObject({
      realName: '改名',
      version: 2,
    });
    expect(await bench.audit(`user:${user.id}`)).toMatchObject([
      {
        action: 'access.update-user',
        before: { phone: null, email: null, department: null },
        after: person,
      },
    ]);
    const stale = await update({ id: user.id, version: 1, ...person, realName: '迟到' });
    expect([stale.status, stale.body.appMesg]).toEqual([409, '内容已被他人修改，请刷新后重试']);
    expect(await bench.row(user.id)).toMatchObject({ real_name: '改名', version: 2 });
  });

  it('without a version replace what exists, which the line says', async () => {
    const { id } = await bench.make();
    await update({ id, version: 1, realName: '甲' });
    const { status, body } = await update({ id, realName: '乙' });
    expect([status, body.result]).toEqual([200, expect.objectContaining({ realName: '乙', version: 3 })]);
    expect((await bench.audit(`user:${id}`)).map(({ before, after }) => [before, after])).toEqual([
      [expect.anything(), { realName: '甲' }],
      [{ realName: '甲' }, { realName: '乙', overwroteVersion: 2 }],
    ]);
  });

  it('edited by two at once keep the first one’s', async () => {
    const { id } = await bench.make();
    const both = await Promise.all(['甲', '乙'].map((realName) => update({ id, version: 1, realName })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await bench.audit(`user:${id}`)).toHaveLength(1);
  });

  it('that are sent back unchanged write no audit line', async () => {
    const { id } = await bench.make();
    const { realName } = (await detail(id)).body.result as { realName: string };
    expect((await update({ id, version: 1, realName })).body.result).toMatchObject({ version: 1 });
    expect(await bench.audit(`user:${id}`)).toEqual([]);
  });

  it('when they change the phone, notify its owner: a mobile number signs in', async () => {
    const { id } = await bench.make();
    await update({ id, version: 1, realName: '甲', phone: '13900007777' });
    await update({ id, version: 2, realName: '乙', phone: '13900007777' });
    expect(await bench.notices(id)).toEqual([
      {
        kind: 'security',
        title: '联系电话已修改',
        text: expect.stringMatching(
          /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d，系统管理员（admin），地址 127\.0\.0\.1。/,
        ),
      },
    ]);
  });

  it('that are not given stay, and blank or null removes them', async () => {
    const { id } = await bench.make();
    const contacts = { phone: '13900008888', email: 'stays@example.com', department: '研究部' };
    await update({ id, version: 1, realName: '甲', ...contacts });
    expect((await update({ id, version: 2, realName: '乙' })).body.result).toMatchObject({
      realName: '乙',
      ...contacts,
    });
    const removed = await update({ id, version: 3, realName: '乙', phone: '', email: null, department: ' ' });
    expect(removed.body.result).toMatchObject({ phone: null, email: null, department: null });
  });

  it('may be changed by the user too, except the phone, which the profile guards by the password', async () => {
    const manager = await bench.manager();
    const { id } = manager.made;
    const own = (version: number, more: object) =>
      update({ id, version, realName: '自己', ...more }, manager);
    expect((await own(1, { phone: '13900009999' })).body).toMatchObject({
      success: false,
      appCode: 'A1462',
      appMesg: '不能对自己的账号执行此操作',
    });
    expect(await bench.row(id)).toMatchObject({
      phone: null,
      version: 1,
      real_name: manager.made.username.replace('user', '用户'),
    });
    expect((await own(1, { email: 'own@example.com', phone: null })).body.result).toMatchObject({
      email: 'own@example.com',
      version: 2,
    });
    await bench.post(bench.admin, 'update', { id, version: 2, realName: '自己', phone: '13900009999' });
    expect((await own(3, { phone: null })).body.appCode).toBe('A1462');
    expect((await own(3, { phone: '139 0000 9999', department: '研究部' })).body.success).toBe(true);
  });

  it('take no other’s mobile number', async () => {
    const [one, two] = [await bench.make(), await bench.make()];
    await update({ id: one.id, version: 1, realName: '甲', phone: '13900000004' });
    const taken = await update({ id: two.id, version: 1, realName: '乙', phone: '139 0000 0004' });
    expect(taken.body).toMatchObject({ success: false, appCode: 'A1461' });
    expect(await bench.row(two.id)).toMatchObject({ phone: null, version: 1 });
    expect(await bench.audit(`user:${two.id}`)).toEqual([]);
  });

  it.each(['authorities', 'status', 'username', 'password', 'tenantId', 'removed_at', 'mustChangePassword'])(
    'take no %s beside them',
    async (field) => {
      const { id } = await bench.make();
      const { status } = await update({ id, version: 1, realName: '甲', [field]: ['ROLE_admin'] });
      expect(status).toBe(400);
      expect(await bench.authorities(id)).toEqual([]);
    },
  );

  it('are changed by no other tenant, and an administrator’s by administrators alone', async () => {
    const user = await bench.make();
    expect((await update({ id: user.id, version: 1, realName: '甲' }, bench.stranger)).status).toBe(404);
    const boss = await bench.make(['ROLE_admin']);
    const refused = await update({ id: boss.id, version: 1, realName: '甲' }, await bench.manager());
    expect([refused.status, refused.body.appMesg]).toEqual([403, '只有系统管理员可以维护系统管理员账号']);
    expect((await update({ id: boss.id, version: 1, realName: '甲' })).status).toBe(200);
  });

  it('never contain a secret', async () => {
    const { id } = await bench.make();
    expect(JSON.stringify((await detail(id)).body)).not.toMatch(new RegExp(`argon2|${PASSWORD}|hash`, 'i'));
  });
});
