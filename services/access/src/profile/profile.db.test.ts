import { SessionStore } from '@console/node-kit/auth';
import { tableName } from '@console/node-kit/database';
import type { ProfileInput } from '@console/contract-access';
import { sidOf, signedInPerson, type Person } from '../testing/person.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

const UPDATE = '/api/blade-user/update';
const INFO = '/api/blade-user/info';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

/** The password of every person of the suite. */
const PASSWORD = 'Person#2026';

type Draft = Partial<Record<keyof ProfileInput, unknown>>;
const draft = (more: Draft = {}) => ({ name: '小王', realName: '王小明', version: 1, ...more });
const rowOf = async ({ id }: Person) => {
  const [row] = await access.database.query<object[]>(
    `SELECT name, real_name, phone, email, avatar, version FROM ${tableName('access', 'user')} WHERE id = ?`,
    [id],
  );
  return row;
};
const untouched = { name: '某人', real_name: '某人', phone: null, email: null, avatar: null, version: 1 };

/** The number of mobile numbers given out; each is given out once. */
let given = 0;
const freshMobile = (): string => `139${String((given += 1)).padStart(8, '0')}`;

const LINK = '/api/blade-resource/oss/files/';
const keyOf = (): string =>
  Array.from({ length: 32 }, () => 'abcdef'[Math.floor(Math.random() * 6)]).join('');
const uploadOf = async ({ id, tenantId }: Person, purpose = 'avatar'): Promise<string> => {
  const key = keyOf();
  await access.database.query(
    `INSERT INTO ${tableName('access', 'stored_file')} (file_key, tenant_id, user_id, purpose, name, mime, bytes, created_at)
     VALUES (?, ?, ?, ?, 'a.png', 'image/png', 1, '2026-01-05 09:00:00')`,
    [key, tenantId, id, purpose],
  );
  return LINK + key;
};

describe('a profile', () => {
  it('is saved, answered with the change, and shown by the session at once', async () => {
    const person = await signedInPerson(access);
    const other = await person.signIn();
    const phone = freshMobile();
    const { status, body } = await person.browser.post(
      UPDATE,
      draft({ id: person.id, phone: `+86 ${phone}`, email: ' wang@example.cn ', password: PASSWORD }),
    );
    expect(status).toBe(200);
    expect(body.result).toEqual({
      id: person.id,
      username: person.username,
      name: '小王',
      realName: '王小明',
      avatar: null,
      phone,
      email: 'wang@example.cn',
      department: null,
      tenantId: person.tenantId,
      tenantName: '演示租户',
      authorities: [],
      version: 2,
      preferences: { theme: 'light', upColour: 'red', autoLockMinutes: 30 },
      ownLockPassword: false,
    });
    const elsewhere = new SessionStore(access.redis);
    for (const browser of [person.browser, other])
      expect(await elsewhere.find(sidOf(browser))).toMatchObject({ realName: '王小明', authorities: [] });
  });

  it('is audited with what changed and nothing else', async () => {
    const person = await signedInPerson(access);
    await person.browser.post(UPDATE, draft({ realName: '某人', email: 'wang@example.cn' }));
    expect(await person.audit()).toEqual([
      {
        action: 'access.update-profile',
        before: { name: '某人', email: null },
        after: { name: '小王', email: 'wang@example.cn' },
        address: '127.0.0.1',
        tenantId: person.tenantId,
      },
    ]);
  });

  it('keeps phone and e-mail where they are not given, and loses them where blank or null', async () => {
    const person = await signedInPerson(access);
    const phone = freshMobile();
    const given = { phone, email: 'wang@example.cn', password: PASSWORD };
    await person.browser.post(UPDATE, draft(given));
    await person.browser.post(UPDATE, draft({ name: '小小', version: 2 }));
    expect(await rowOf(person)).toMatchObject({ name: '小小', phone, email: 'wang@example.cn' });
    await person.browser.post(UPDATE, draft({ phone: '', email: null, version: 3 }));
    expect(await rowOf(person)).toMatchObject({ phone: null, email: null, version: 4 });
  });

  it('without a version replaces what exists, another mobile number with the password, and is marked', async () => {
    const person = await signedInPerson(access);
    const phone = freshMobile();
    const unread = { name: '小王', realName: '王小明', phone };
    expect((await person.browser.post(UPDATE, unread)).body.appCode).toBe('A1470');
    expect((await person.browser.post(UPDATE, { ...unread, password: PASSWORD })).status).toBe(200);
    expect((await person.browser.post(UPDATE, { ...unread, name: '小小' })).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ name: '小小', phone, version: 3 });
    const marks = (await person.audit()).map(
      ({ after }) => (after as Record<string, unknown>).overwroteVersion,
    );
    expect(marks).toEqual([1, 2]);
  });

  it('that is saved without a change stays at its version, unaudited', async () => {
    const person = await signedInPerson(access);
    const { body } = await person.browser.post(UPDATE, draft({ name: '某人', realName: '某人' }));
    expect(body.result).toMatchObject({ version: 1 });
    expect(await person.audit()).toEqual([]);
  });

  it('of an older version is refused with 409 and changes nothing', async () => {
    const person = await signedInPerson(access);
    await person.browser.post(UPDATE, draft());
    const before = await rowOf(person);
    const stale = await person.browser.post(UPDATE, draft({ name: '老王', version: 1 }));
    expect([stale.status, stale.body.appCode]).toEqual([409, 'C0409']);
    expect((await person.browser.post(UPDATE, draft({ name: '老王', version: 3 }))).status).toBe(409);
    expect(await rowOf(person)).toEqual(before);
    expect(await person.audit()).toHaveLength(1);
  });

  it('saved twice at once has one winner', async () => {
    const person = await signedInPerson(access);
    const answers = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((name) => person.browser.copy().post(UPDATE, draft({ name }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await rowOf(person)).toMatchObject({ version: 2 });
    expect(await person.audit()).toHaveLength(1);
  });

  it('of another user cannot be named', async () => {
    const person = await signedInPerson(access);
    const colleague = await signedInPerson(access);
    const { status, body } = await person.browser.post(UPDATE, draft({ id: colleague.id }));
    expect([status, body.appCode]).toEqual([404, 'C0404']);
    expect([await rowOf(person), await rowOf(colleague)]).toEqual([untouched, untouched]);
  });

  it.each<[string, Draft]>([
    ['a name that is blank', { name: ' \u3000' }],
    ['a name of two lines', { name: '小\n王' }],
    ['a name with markup', { name: '<b>' }],
    ['a real name that is missing', { realName: undefined }],
    ['a phone that is none', { phone: '12345' }],
    ['an e-mail address that is none', { email: 'wang@' }],
    ['a role', { authorities: ['ROLE_admin'] } as Draft],
    ['a user name', { username: 'admin' } as Draft],
    ['a tenant', { tenantId: '100001' } as Draft],
  ])('with %s is refused and changes nothing', async (_, more) => {
    const person = await signedInPerson(access);
    expect((await person.browser.post(UPDATE, draft(more))).status).toBe(400);
    expect(await rowOf(person)).toEqual(untouched);
  });

  it('says what is wrong with phone and e-mail in the words of the form', async () => {
    const { browser } = await signedInPerson(access);
    const { body } = await browser.post(UPDATE, draft({ phone: '1', email: 'x' }));
    expect(body.appMesg).toContain('请输入正确的联系方式固话或手机号');
    expect(body.appMesg).toContain('请输入正确的邮箱格式');
  });
});

describe('a mobile number', () => {
  it('signs in one user of a tenant, so a second one is refused it and keeps everything', async () => {
    const [first, second] = [await signedInPerson(access), await signedInPerson(access)];
    const phone = freshMobile();
    expect((await first.browser.post(UPDATE, draft({ phone, password: PASSWORD }))).status).toBe(200);
    const { status, body } = await second.browser.post(
      UPDATE,
      draft({ phone: `0086${phone}`, password: PASSWORD }),
    );
    expect([status, body.appCode, body.appMesg]).toEqual([200, 'A1461', '该手机号已被其他用户使用']);
    expect(await rowOf(second)).toEqual(untouched);
    expect(await second.audit()).toEqual([]);
  });

  it('taken by many at once belongs to one', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signedInPerson(access)));
    const phone = freshMobile();
    const answers = await Promise.all(
      people.map(({ browser }) => browser.post(UPDATE, draft({ phone, password: PASSWORD }))),
    );
    expect(answers.map(({ body }) => body.appCode).toSorted()).toEqual(['A1461', 'A1461', 'A1461', 'S0000']);
  });

  it('may be another’s in another tenant, and is free again once removed', async () => {
    const phone = freshMobile();
    const [first, second] = [await signedInPerson(access), await signedInPerson(access)];
    const foreign = await signedInPerson(access, { tenantId: access.tenants[1] });
    await first.browser.post(UPDATE, draft({ phone, password: PASSWORD }));
    expect((await foreign.browser.post(UPDATE, draft({ phone, password: PASSWORD }))).body.appCode).toBe(
      'S0000',
    );
    await first.browser.post(UPDATE, draft({ phone: null, version: 2 }));
    expect((await second.browser.post(UPDATE, draft({ phone, password: PASSWORD }))).body.appCode).toBe(
      'S0000',
    );
  });

  it('needs the password, without which nothing changes', async () => {
    const person = await signedInPerson(access);
    const phone = freshMobile();
    const missing = await person.browser.post(UPDATE, draft({ phone }));
    expect([missing.status, missing.body.appCode, missing.body.appMesg]).toEqual([
      200,
      'A1470',
      '修改手机号需要验证登录密码',
    ]);
    const wrong = await person.browser.post(UPDATE, draft({ phone, password: 'Wrong#2026' }));
    expect([wrong.status, wrong.body.appCode]).toEqual([200, 'A1413']);
    expect(await rowOf(person)).toEqual(untouched);
    expect(await person.audit()).toEqual([]);
  });

  it('that stays, is removed, or is replaced by a landline needs none', async () => {
    const person = await signedInPerson(access);
    const phone = freshMobile();
    await person.browser.post(UPDATE, draft({ phone, password: PASSWORD }));
    for (const [at, kept] of [phone, `+86${phone}`, '010-66668888', null].entries()) {
      const { body } = await person.browser.post(
        UPDATE,
        draft({ phone: kept, name: `名${at}`, version: at + 2 }),
      );
      expect([kept, body.appCode]).toEqual([kept, 'S0000']);
    }
  });

  it('is no way to guess the password: tries count together with those of changing it', async () => {
    const person = await signedInPerson(access);
    const phone = freshMobile();
    for (let tries = 0; tries < 5; tries += 1)
      await person.browser.post(UPDATE, draft({ phone, password: 'Wrong#2026' }));
    const { status, body, headers } = await person.browser.post(UPDATE, draft({ phone, password: PASSWORD }));
    expect([status, body.appCode]).toEqual([429, 'A0428']);
    expect(body.appMesg).toMatch(/^密码错误次数过多，请 \d+ 秒后再试$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const change = { oldPassword: PASSWORD, newPassword: 'Other#2026', newPassword1: 'Other#2026' };
    expect((await person.browser.post('/api/blade-user/update-password', change)).status).toBe(429);
    expect(await rowOf(person)).toEqual(untouched);
  });

  it('that changed is reported to its owner, without the password', async () => {
    const person = await signedInPerson(access);
    const phone = freshMobile();
    await person.browser.post(UPDATE, draft({ phone, password: PASSWORD }));
    await person.browser.post(UPDATE, draft({ phone, name: '别名', version: 2 }));
    const notices = await access.database.query<object[]>(
      `SELECT kind, title, text, link FROM ${tableName('access', 'notice')} WHERE user_id = ?`,
      [person.id],
    );
    expect(notices).toEqual([
      {
        kind: 'security',
        title: '联系电话已修改',
        text: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d，地址 127\.0\.0\.1。/),
        link: '/profile',
      },
    ]);
    const [line] = await person.audit();
    expect(line).toMatchObject({ before: { phone: null }, after: { phone } });
    expect(JSON.stringify(line)).not.toContain(PASSWORD);
  });

  it('that is a landline may be shared', async () => {
    const [first, second] = [await signedInPerson(access), await signedInPerson(access)];
    for (const { browser } of [first, second])
      expect((await browser.post(UPDATE, draft({ phone: '010-66668888' }))).body.appCode).toBe('S0000');
  });
});

describe('an avatar', () => {
  it('is a picture that the user uploaded as an avatar; left out it stays, null removes it', async () => {
    const person = await signedInPerson(access);
    const avatar = await uploadOf(person);
    const { body } = await person.browser.post(UPDATE, draft({ avatar }));
    expect(body.result).toMatchObject({ avatar, version: 2 });
    await person.browser.post(UPDATE, draft({ name: '大王', version: 2 }));
    expect((await person.browser.get(INFO)).body.result).toMatchObject({ avatar, name: '大王' });
    await person.browser.post(UPDATE, draft({ avatar: null, version: 3 }));
    expect((await person.browser.get(INFO)).body.result).toMatchObject({ avatar: null });
  });

  it('of anyone else, of another purpose or from elsewhere is refused and changes nothing', async () => {
    const person = await signedInPerson(access);
    const own = await uploadOf(person);
    const strangers = [
      await uploadOf(await signedInPerson(access)),
      await uploadOf(await signedInPerson(access, { tenantId: access.tenants[1] })),
      await uploadOf(person, 'note'),
      LINK + keyOf(),
      `https://elsewhere.test${own}`,
      `${own}?x=1`,
      `${LINK}../${own.slice(LINK.length)}`,
      `/us${own}`,
      'javascript:alert(1)',
      '',
    ];
    for (const avatar of strangers) {
      const { status, body } = await person.browser.post(UPDATE, draft({ avatar }));
      expect([avatar, status, body.appCode]).toEqual([avatar, 400, 'C0400']);
    }
    expect(await rowOf(person)).toEqual(untouched);
    expect(await person.audit()).toEqual([]);
  });
});
