import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import type { Person } from '../support/people/people.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('button', { name: unread === 0 ? '通知' : `通知，${unread} 条未读`, exact: true });
const popover = (page: Page): Locator => page.getByRole('dialog', { name: '通知' });
const lines = (page: Page): Locator => tableLines(page);

interface Kept {
  readonly title: string;
  readonly kind: string;
  readonly unread: number;
}
const kept = ({ id }: Person): Promise<Kept[]> =>
  rows<Kept>(
    'SELECT title, kind, read_at IS NULL AS unread FROM {access}.notice WHERE user_id = ? ORDER BY id',
    [id],
  );

/** Waits until a job is open on the page of jobs. */
const isOpenJob = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/operations/tasks' && searchParams.get('job') !== null;

/** Submits a dry-run import of a file with one row, and returns when its job has been submitted. */
async function submitCheck(page: Page): Promise<void> {
  const delivery = `journey-check-${randomInt(10 ** 9)}`;
  const [security] = await rows<{ code: string }>(
    `SELECT CONCAT(code, '.', exchange) AS code FROM {market}.security ORDER BY id LIMIT 1`,
  );
  const header = 'security,publish_date,sequence,source,title,summary,sentiment';
  const content = `${header}\n${security?.code},2026-01-05,80,来源,标题,,0.5\n`;
  await page.goto('/operations/data?tab=deliveries');
  await page.getByRole('button', { name: '上传文件' }).click();
  await page.getByLabel('目录名称').fill(delivery);
  await page
    .getByLabel('数据文件', { exact: true })
    .setInputFiles({ name: 'news.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('dialog').getByRole('button', { name: '上传' }).click();
  const region = page.getByRole('region', { name: `目录 ${delivery}` });
  await region.getByRole('button', { name: '导入' }).click();
  await page.getByLabel(/仅检查每一行/).check();
  await page.getByLabel(/作为演示数据/).check();
  await page.getByRole('button', { name: '开始检查' }).click();
  await page.waitForURL(isOpenJob);
}

describe('notices', () => {
  it('report a sign-in from a new browser, and lead to the page for it', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person);
    await bell(page, 1).click();
    await popover(page).getByText('新设备登录').waitFor();
    expect(await popover(page).getByText('未读', { exact: true }).count()).toBe(1);
    await popover(page)
      .getByRole('link', { name: /新设备登录/ })
      .click();
    await page.waitForURL('**/profile?tab=sessions');
    await bell(page, 0).waitFor();
    await popover(page).waitFor({ state: 'detached' });
    expect((await kept(person)).at(-1)).toEqual({ title: '新设备登录', kind: 'security', unread: 0 });
  });

  it('do not report a browser that signed in before', async () => {
    const person = await people.person();
    const page = await visitors.signedIn(person);
    await bell(page, 1).waitFor();
    const { length } = await kept(person);
    await page.getByRole('button', { name: new RegExp(person.realName) }).click();
    await page.getByRole('menuitem', { name: '退出' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/\/login/);
    await page.getByLabel('用户名', { exact: true }).fill(person.username);
    await page.getByLabel('密码', { exact: true }).fill(person.password);
    await page.getByLabel('密码', { exact: true }).press('Enter');
    await bell(page, 1).waitFor();
    expect(await kept(person)).toHaveLength(length);
  });

  it('report the end of a job to its submitter, at once and on the page of notices', async () => {
    const person = await people.person({ authorities: ['xtgl_data'] });
    const page = await visitors.signedIn(person);
    await bell(page, 1).click();
    await popover(page).getByRole('button', { name: '全部已读' }).click();
    await bell(page, 0).waitFor();
    await submitCheck(page);
    // Without the open job in front of it.
    await page.goto('/operations/tasks?service=platform');
    await eventually(
      () => kept(person),
      (notices) => notices.at(-1)?.kind === 'job',
      60_000,
    );
    // The header requests notices every half minute; the shown page of jobs announces the end.
    await bell(page, 1).waitFor({ timeout: 60_000 });
    await bell(page, 1).click();
    await popover(page)
      .getByRole('link', { name: /导入数据 已完成/ })
      .click();
    await page.waitForURL(isOpenJob);
    await page.getByRole('dialog').filter({ hasText: '任务详情' }).getByText('导入数据').first().waitFor();
    await bell(page, 0).waitFor();

    await page.goto('/notices');
    await lines(page).filter({ hasText: '导入数据 已完成' }).waitFor();
    expect((await kept(person)).filter(({ unread }) => unread === 1)).toEqual([]);
  });

  it('are on their page, newest first, to be filtered and marked as read together', async () => {
    const person = await people.person();
    const elsewhere = await httpSignIn(person);
    const page = await visitors.signedIn(person, '/notices');
    await bell(page, 2).waitFor();
    await people.admin.post('/api/sysUser/updatePermission', {
      id: person.id,
      authorities: ['gssjk_gn'],
      version: await versionOf(person),
    });
    await page.reload();
    await lines(page).first().getByText('权限已变更').waitFor();
    const newest = (await kept(person)).toReversed();
    expect(await lines(page).count()).toBe(newest.length);
    await page.getByRole('button', { name: '全部已读' }).click();
    await page.getByText('已将 3 条标记为已读').waitFor();
    await bell(page, 0).waitFor();
    expect((await kept(person)).filter(({ unread }) => unread === 1)).toEqual([]);
    await page.goto('/notices?read=0');
    await page.getByText('没有符合条件的记录').waitFor();
    await page.goto('/notices?kind=security&read=1');
    await lines(page).first().waitFor();
    expect(await lines(page).count()).toBe(newest.filter(({ kind }) => kind === 'security').length);
    await elsewhere.leave();
  });

  it('of another user are neither shown nor marked', async () => {
    const [person, stranger] = [await people.person(), await people.person()];
    await visitors.signedIn(stranger);
    const [theirs] = await rows<{ id: number }>(
      'SELECT id FROM {access}.notice WHERE user_id = ? AND read_at IS NULL',
      [stranger.id],
    );
    const self = await httpSignIn(person);
    expect(await self.post('/api/notice/read', { ids: [theirs?.id] })).toBe(0);
    await self.leave();
    expect((await kept(stranger)).filter(({ unread }) => unread === 1)).toHaveLength(1);
  });
});

async function versionOf({ id }: Person): Promise<number> {
  const [row] = await rows<{ version: number }>('SELECT version FROM {access}.user WHERE id = ?', [id]);
  return row?.version ?? -1;
}
