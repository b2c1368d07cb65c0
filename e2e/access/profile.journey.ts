import type { Locator, Page } from 'playwright-core';
import { auditLines } from '../support/suite/audit-lines.ts';
import { eventually } from '../support/suite/eventually.ts';
import { faultOf } from '../support/screens/fault-of.ts';
import { anyPhone, type Person } from '../support/people/people.ts';
import { noisePng } from '../support/files/png.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

interface Stored {
  readonly name: string;
  readonly realName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly avatar: string | null;
  readonly version: number;
}

async function stored({ id }: Person): Promise<Stored> {
  const [row] = await rows<Stored>(
    'SELECT name, real_name AS realName, phone, email, avatar, version FROM {access}.user WHERE id = ?',
    [id],
  );
  if (row === undefined) throw new Error(`no user ${id}`);
  return row;
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
/** After a refusal the name of the button may still include its vanishing spinner. */
const save = (page: Page): Promise<void> => page.getByRole('button', { name: /保\s?存$/ }).click();

describe('the personal information', () => {
  it('says what is wrong beside each field, and sends nothing', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    const before = await stored(person);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/blade-user/update')) asked += 1;
    });
    await field(page, '昵称').fill(' ');
    await field(page, '姓名').fill('');
    await field(page, '联系电话').fill('123');
    await field(page, '邮箱').fill('someone@nowhere');
    await save(page);
    expect([
      await faultOf(field(page, '昵称')),
      await faultOf(field(page, '姓名')),
      await faultOf(field(page, '联系电话')),
      await faultOf(field(page, '邮箱')),
    ]).toEqual(['该项为必填项', '该项为必填项', '请输入正确的联系方式固话或手机号', '请输入正确的邮箱格式']);
    await field(page, '昵称').and(page.locator(':focus')).waitFor();
    expect([asked, await stored(person)]).toEqual([0, before]);
    await page.getByRole('button', { name: '放弃修改' }).click();
    expect([await field(page, '昵称').inputValue(), await faultOf(field(page, '昵称'))]).toEqual([
      before.name,
      null,
    ]);
  });

  it('saves what was typed to the user’s row, and the header shows the new name', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    const { version } = await stored(person);
    const phone = anyPhone();
    await field(page, '昵称').fill(' 小旅 ');
    await field(page, '姓名').fill('旅一新');
    await field(page, '联系电话').fill(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    await field(page, '邮箱').fill('lv.yixin@example.com');
    await field(page, '登录密码').fill(person.password);
    await save(page);
    await page.getByText('修改信息成功!').waitFor();
    expect(await stored(person)).toEqual({
      name: '小旅',
      realName: '旅一新',
      phone,
      email: 'lv.yixin@example.com',
      avatar: null,
      version: version + 1,
    });
    await page.getByRole('button', { name: /旅一新/ }).waitFor();
    expect((await auditLines(person.username)).at(-1)?.action).toBe('access.update-profile');
    await page.reload();
    await field(page, '联系电话').waitFor();
    expect(await field(page, '联系电话').inputValue()).toBe(phone);
  });

  it('refuses a mobile number that signs in another user', async () => {
    const phone = anyPhone();
    await people.person({ phone });
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    await field(page, '联系电话').fill(phone);
    await field(page, '登录密码').fill(person.password);
    await save(page);
    await page.getByText('该手机号已被其他用户使用').waitFor();
    expect((await stored(person)).phone).toBeNull();
    await field(page, '联系电话').fill('021-58880000');
    await save(page);
    await page.getByText('修改信息成功!').waitFor();
    expect((await stored(person)).phone).toBe('021-58880000');
  });

  it('keeps what was typed when another user saved first, and saves it over the newest', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    await field(page, '邮箱').fill('mine@example.com');
    const { name, realName, version } = await stored(person);
    const elsewhere = await page.request.post('/api/blade-user/update', {
      data: { name: '别处改的', realName, phone: null, email: null, version },
      headers: { origin: new URL(page.url()).origin },
    });
    expect([elsewhere.status(), name]).toEqual([200, person.realName]);
    await save(page);
    await page.getByText('内容已被他人修改').waitFor();
    expect(await field(page, '邮箱').inputValue()).toBe('mine@example.com');
    expect((await stored(person)).email).toBeNull();
    await page.getByRole('button', { name: '重新载入' }).click();
    await eventually(
      () => field(page, '昵称').inputValue(),
      (shown) => shown === '别处改的',
    );
    expect(await field(page, '邮箱').inputValue()).toBe('mine@example.com');
    await save(page);
    await page.getByText('修改信息成功!').waitFor();
    expect(await stored(person)).toMatchObject({
      name: '别处改的',
      email: 'mine@example.com',
      version: version + 2,
    });
  });
});

describe('the picture', () => {
  const picker = (page: Page): Locator => page.locator('input[type="file"]');
  const filesOf = ({ id }: Person): Promise<{ mime: string; purpose: string }[]> =>
    rows('SELECT mime, purpose FROM {access}.stored_file WHERE user_id = ?', [id]);

  it('is shown, saved, seen in the header and on the lock, and removed again', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    await picker(page).setInputFiles({ name: '我.png', mimeType: 'image/png', buffer: noisePng(64, 48) });
    await page.getByAltText('头像').waitFor();
    expect((await stored(person)).avatar).toBeNull();
    await save(page);
    await page.getByText('修改信息成功!').waitFor();
    const { avatar } = await stored(person);
    expect(avatar).toMatch(/^\/api\/blade-resource\/oss\/files\/[\w-]{22,}$/);
    expect(await filesOf(person)).toEqual([{ mime: expect.stringMatching(/^image\//), purpose: 'avatar' }]);

    await page.reload();
    const portrait = page.getByRole('banner').locator('img');
    await portrait.waitFor();
    expect(await portrait.getAttribute('src')).toBe(avatar);
    await eventually(
      () => portrait.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      (width) => width > 0,
    );
    // A visitor who is not signed in sees no picture of any user.
    expect((await (await visitors.visitor()).request.get(avatar ?? '')).status()).toBe(401);

    await page.getByRole('button', { name: /^移\s?除$/ }).click();
    await save(page);
    await page.getByText('修改信息成功!').waitFor();
    expect((await stored(person)).avatar).toBeNull();
    await portrait.waitFor({ state: 'detached' });
  });

  it('is refused when it is too big, of another kind, or has other content than its name', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const { file, fault } of [
      {
        file: { name: 'a.png', mimeType: 'image/png', buffer: noisePng(480, 400) },
        fault: '文件超过上限 500 KB',
      },
      {
        file: { name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg },
        fault: '不支持的文件类型，可上传 jpg、png',
      },
      { file: { name: 'a.png', mimeType: 'image/png', buffer: html }, fault: '文件内容与类型不符' },
      { file: { name: 'a.png', mimeType: 'image/png', buffer: svg }, fault: '文件内容与类型不符' },
      { file: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, fault: '文件为空' },
    ]) {
      await picker(page).setInputFiles(file);
      await page.getByRole('alert').filter({ hasText: fault }).waitFor();
    }
    expect([await page.getByAltText('头像').count(), await filesOf(person)]).toEqual([0, []]);
  });

  it('is checked by the server behind the page, and is served only by the console', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile');
    const headers = { origin: new URL(page.url()).origin };
    const put = async (name: string, mimeType: string, buffer: Buffer): Promise<number> => {
      const path = '/api/blade-resource/oss/endpoint/put-file?purpose=avatar';
      const multipart = { file: { name, mimeType, buffer } };
      return (await page.request.post(path, { multipart, headers })).status();
    };
    expect(await put('a.png', 'image/png', noisePng(480, 400))).toBe(413);
    expect(await put('a.svg', 'image/svg+xml', Buffer.from('<svg/>'))).toBe(415);
    expect(await put('a.png', 'image/png', Buffer.from('<html>'))).toBe(415);
    expect(await filesOf(person)).toEqual([]);
    const { name, realName, version } = await stored(person);
    const foreign = await page.request.post('/api/blade-user/update', {
      data: { name, realName, version, avatar: 'https://evil.example/a.png' },
      headers,
    });
    expect([foreign.status(), (await stored(person)).avatar]).toEqual([400, null]);
  });
});

describe('the preferences', () => {
  /** The theme, and the colours of what rises and what falls. */
  const look = (page: Page): Promise<readonly string[]> =>
    page.evaluate<string[]>(`(() => {
      const root = document.documentElement;
      const colours = ['--c-up', '--c-down'];
      return [root.dataset.theme, ...colours.map((name) => getComputedStyle(root).getPropertyValue(name))];
    })()`);

  it('apply at once, are kept with the user and follow them to another browser', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person, '/profile?tab=preferences');
    const choose = (label: string, choice: string): Promise<void> =>
      page.getByRole('radiogroup', { name: label }).getByText(choice, { exact: true }).click();
    const [, up, down] = await look(page);
    await choose('涨跌颜色', '绿涨红跌');
    await page.locator('html[data-market="green-up"]').waitFor();
    expect((await look(page)).slice(0, 3)).toEqual([
      'light',
      expect.not.stringMatching(`^${up}$`),
      expect.any(String),
    ]);
    expect(up).not.toBe(down);
    await choose('主题', '深色');
    await page.locator('html[data-theme="dark"]').waitFor();
    await choose('自动锁屏', '15 分钟');
    await eventually(
      async () => {
        const [row] = await rows<{ preferences: string | null }>(
          'SELECT CAST(preferences AS CHAR) AS preferences FROM {access}.user WHERE id = ?',
          [person.id],
        );
        return JSON.parse(row?.preferences ?? '{}') as object;
      },
      (kept) =>
        JSON.stringify(Object.entries(kept).sort()) ===
        JSON.stringify([
          ['autoLockMinutes', 15],
          ['theme', 'dark'],
          ['upColour', 'green'],
        ]),
    );
    const chosen = await look(page);
    const elsewhere = await visitors.signedIn(person, '/profile?tab=preferences');
    await elsewhere.locator('html[data-theme="dark"][data-market="green-up"]').waitFor();
    expect(await look(elsewhere)).toEqual(chosen);
    expect(await elsewhere.getByRole('radio', { name: '15 分钟' }).isChecked()).toBe(true);
  });
});
