import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, directCall, VIEWER } from '../support/browser/browser.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';
import type { Person } from '../support/people/people.ts';
import { noisePng } from '../support/files/png.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';
import { dialog } from '../support/screens/users-page.ts';

const { visitors, people } = stage();

interface Uploaded {
  readonly owner: Person;
  readonly session: HttpSession;
  readonly name: string;
  readonly link: string;
  readonly key: string;
}

async function uploaded(purpose: 'avatar' | 'note'): Promise<Uploaded> {
  const owner = await people.person();
  const session = await httpSignIn(owner);
  const name = `图-${randomUUID().slice(0, 8)}.png`;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(noisePng(16, 16))], { type: 'image/png' }), name);
  const path = `/api/blade-resource/oss/endpoint/put-file?purpose=${purpose}`;
  const { link } = await session.result<{ link: string }>(path, { body: form });
  return { owner, session, name, link, key: link.split('/').at(-1) ?? '' };
}

const isStored = async (key: string): Promise<boolean> =>
  (await rows('SELECT file_key FROM {access}.stored_file WHERE file_key = ?', [key])).length > 0;

const deletions = (key: string): Promise<object[]> =>
  rows(
    `SELECT username, JSON_VALUE(\`before\`, '$.name') AS name FROM {access}.audit_log
      WHERE tenant_id = '000000' AND action = 'access.delete-file' AND subject = ?`,
    [`file:${key}`],
  );

const managed = (page: Page): Locator => tableLines(page.getByRole('region', { name: '文件管理' }));
const menuLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '文件管理' });
const found = ({ name }: Uploaded): string => `/system/files?search=${encodeURIComponent(name)}`;

describe('the files of a tenant', () => {
  it('are shown to an administrator with their uploaders, and deleted permanently', async () => {
    const file = await uploaded('note');
    const page = await visitors.signedIn(ADMIN);
    await menuLink(page).click();
    await page.getByText(/^本租户已用 .+ \/ .+$/).waitFor();
    await page.getByLabel('文件名').fill(file.name);
    await page.getByRole('button', { name: '查询' }).click();
    await page.getByText('共 1 个').waitFor();
    const line = managed(page).filter({ hasText: file.name });
    for (const text of [file.owner.realName, '笔记', '图片'])
      await line.getByText(text, { exact: true }).waitFor();
    expect(await managed(page).count()).toBe(1);

    await line.getByRole('button', { name: `删除 ${file.name}` }).click();
    const asked = dialog(page, '删除文件');
    await asked.getByText(`（${file.owner.realName} 上传）`).waitFor();
    expect(await isStored(file.key)).toBe(true);
    await asked.getByRole('button', { name: '删除' }).click();
    await page.getByText(`已删除 ${file.name}`).waitFor();
    await page.getByText('没有符合条件的记录').waitFor();
    expect([await isStored(file.key), await deletions(file.key)]).toEqual([
      false,
      [{ username: ADMIN.username, name: file.name }],
    ]);
    expect((await file.session.send(file.link)).status).toBe(404);
    await file.session.leave();
  });

  it('include avatars in use, which name their users and can be deleted only once they are unused', async () => {
    const file = await uploaded('avatar');
    const { owner, session, link, key } = file;
    const wear = async (avatar: string | null): Promise<void> => {
      const { name, realName, version } =
        await session.result<Record<string, unknown>>('/api/blade-user/info');
      await session.post('/api/blade-user/update', { name, realName, version, avatar });
    };
    await wear(link);
    const page = await visitors.signedIn(ADMIN, found(file));
    await page.getByRole('button', { name: `删除 ${file.name}` }).click();
    const asked = dialog(page, '删除文件');
    const confirm = asked.getByRole('button', { name: /删除$/ });
    await confirm.click();
    await asked.getByText(`该文件正用作${owner.realName}的头像，请先更换头像`).waitFor();
    expect([await isStored(key), await deletions(key)]).toEqual([true, []]);
    await wear(null);
    await confirm.click();
    await page.getByText(`已删除 ${file.name}`).waitFor();
    expect(await isStored(key)).toBe(false);
    await session.leave();
  });

  it('are for administrators of users: others have neither the page nor its menu or rows', async () => {
    const page = await visitors.signedIn(VIEWER, '/system/files');
    await page.getByRole('heading', { name: '抱歉，您没有权限访问该页面' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('xtgl_user');
    expect(await menuLink(page).count()).toBe(0);
    expect((await directCall(page, '/api/blade-resource/oss/tenantPageList')).status).toBe(403);
  });
});

describe('a user’s own files', () => {
  it('are found under 我的文件, and those of others are not', async () => {
    const [own, others] = [await uploaded('note'), await uploaded('note')];
    const page = await visitors.signedIn(own.owner, '/profile?tab=files');
    const lines = tableLines(page.getByRole('region', { name: '我的文件' }));
    await lines.filter({ hasText: own.name }).waitFor();
    expect(await lines.count()).toBe(1);
    await page.getByRole('button', { name: `删除 ${own.name}` }).click();
    await dialog(page, '删除文件').getByRole('button', { name: '删除' }).click();
    await page.getByText('暂无文件').waitFor();
    expect([await isStored(own.key), await deletions(own.key)]).toEqual([
      false,
      [{ username: own.owner.username, name: own.name }],
    ]);
    expect(await isStored(others.key)).toBe(true);
    await others.session.post('/api/blade-resource/oss/endpoint/remove-file', { key: others.key });
    for (const { session } of [own, others]) await session.leave();
  });
});
