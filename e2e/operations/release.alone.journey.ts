import { randomUUID } from 'node:crypto';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputOf, Registry, releaseEntries } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ADMIN, consoleShown, VIEWER, type Account } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { moduleShown, openModule, MODULES } from '../support/browser/modules.ts';
import { stage } from '../support/people/stage.ts';
import { rows, SUITE } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const ai = MODULES.find(({ name }) => name === 'ai') ?? MODULES[0];
const FOLDER = join(SUITE.directory, 'remotes', 'ai');
/** Releases a module again: the same files under another version. A registered version keeps its hashes. */
const NEXT = `0.0.2-${randomUUID().slice(0, 8)}`;

type Releases = OutputOf<typeof releaseEntries.releases>;

interface Standing {
  readonly kind: string;
  readonly version: string;
  readonly by: string;
}

/** The newest line of the module's history in the database. */
async function newest(): Promise<Standing | undefined> {
  const [line] = await rows<Standing>(
    `SELECT a.kind, r.version, a.activated_by AS \`by\` FROM {platform}.activation a
       JOIN {platform}.\`release\` r ON r.id = a.release_id WHERE r.module = 'ai' ORDER BY a.id DESC LIMIT 1`,
  );
  return line;
}

/** The version that this user's pages are given now. */
async function versionFor(account: Account): Promise<string | undefined> {
  const session = await httpSignIn(account);
  const { text } = await session.send('/registry.json');
  await session.leave();
  const { modules } = JSON.parse(text) as Registry;
  return modules.find(({ name }) => name === ai.name)?.version;
}

let before: string;
beforeAll(async () => {
  before = (await versionFor(ADMIN)) ?? '';
  expect(await readdir(FOLDER)).toContain(before);
  await cp(join(FOLDER, before), join(FOLDER, NEXT), { recursive: true });
  // For no one yet: a share of 0, and a name that no user has.
  const audience = { share: 0, users: [people.freshName()], tenants: [] };
  await people.admin.post('/api/platform/releases/activate', { module: 'ai', version: NEXT, audience });
});
afterAll(async () => {
  const admin = await httpSignIn(ADMIN);
  // Cleans up after a journey that failed half-way: its canary first (a release for some users), then its active
  // version.
  for (let tries = 0; tries < 2; tries += 1) {
    const { modules } = await admin.result<Releases>('/api/platform/releases');
    const state = modules.find(({ module }) => module === ai.name);
    if (state?.canary || state?.active === NEXT)
      await admin.send('/api/platform/releases/rollback', { body: { module: ai.name } });
  }
  await admin.leave();
  await rm(join(FOLDER, NEXT), { recursive: true, force: true });
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
/** Simulates a reader who returns to the window. */
const comeBack = (page: Page): Promise<unknown> => page.evaluate("window.dispatchEvent(new Event('focus'))");

describe('a module that was released again', () => {
  it('is released as a canary, then to everyone, is offered to open pages, and is rolled back', async () => {
    const open = await visitors.signedIn(VIEWER);
    await openModule(open, ai);
    await moduleShown(open, ai);
    const page = await visitors.signedIn(ADMIN, '/system/releases?module=ai');
    const versions = page.getByRole('region', { name: `${ai.title}的版本` });
    await versions.getByText(NEXT).waitFor();
    expect(await versionFor(VIEWER)).toBe(before);

    await press(page, `灰度 ${NEXT}`);
    await page.getByRole('dialog').getByLabel('用户', { exact: true }).fill(`${VIEWER.username},`);
    await confirm(page, '开始灰度');
    await page.getByText(`${ai.title} ${NEXT} 已开始灰度`).waitFor();
    expect(await newest()).toEqual({ kind: 'canary', version: NEXT, by: ADMIN.username });
    expect([await versionFor(VIEWER), await versionFor(ADMIN)]).toEqual([NEXT, before]);

    const offer = open.getByRole('status').filter({ hasText: `有新版本：${ai.title}` });
    await eventually(
      async () => {
        await comeBack(open);
        return offer.count();
      },
      (count) => count === 1,
    );
    await offer.getByRole('button', { name: '刷新' }).click();
    await consoleShown(open);
    await moduleShown(open, ai);
    expect(await offer.count()).toBe(0);

    await press(page, `全量 ${ai.title}`);
    await page.getByRole('dialog').getByText(`灰度版本 ${NEXT} 对全部用户启用`).waitFor();
    await confirm(page, '全量');
    await page.getByText(`${ai.title} ${NEXT} 已全量启用`).waitFor();
    expect(await newest()).toEqual({ kind: 'activate', version: NEXT, by: ADMIN.username });
    expect(await versionFor(ADMIN)).toBe(NEXT);

    await press(page, `回滚 ${ai.title}`);
    await page.getByRole('dialog').getByText(`回到上一版本 ${before}`).waitFor();
    await confirm(page, '回滚');
    await page.getByText(`${ai.title} 已回滚到 ${before}`).waitFor();
    expect(await newest()).toEqual({ kind: 'rollback', version: before, by: ADMIN.username });
    expect([await versionFor(VIEWER), await versionFor(ADMIN)]).toEqual([before, before]);
    const audited = await rows<{ readonly action: string }>(
      `SELECT action FROM {access}.audit_log WHERE subject = 'module:ai' ORDER BY id DESC LIMIT 3`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'platform.rollback-release',
      'platform.activate-release',
      'platform.start-canary',
    ]);
  });

  it('is changed by one administrator at a time: the second is notified, and has changed nothing', async () => {
    const page = await visitors.signedIn(ADMIN, '/system/releases?module=ai');
    await press(page, `启用 ${NEXT}`);
    await page.getByRole('dialog').getByText(`全部用户改用 ${NEXT}`).waitFor();
    const audience = { share: 0, users: [people.freshName()], tenants: [] };
    await people.admin.post('/api/platform/releases/activate', { module: 'ai', version: NEXT, audience });
    await confirm(page, '启用');
    await page.getByRole('alert').filter({ hasText: '模块版本已被他人更改，未执行' }).waitFor();
    expect((await newest())?.kind).toBe('canary');
    await people.admin.post('/api/platform/releases/rollback', { module: 'ai' });
  });

  it('is hidden from users who may not look, and cannot be changed by those who may only look', async () => {
    const stranger = await people.person({ authorities: ['gssjk', 'gssjk_gn'] });
    const strangers = await visitors.signedIn(stranger, '/system/releases');
    await strangers.getByRole('heading', { name: /没有权限/ }).waitFor();
    const reader = await people.person({ authorities: ['fbgl_view'] });
    const page = await visitors.signedIn(reader, '/system/releases?module=ai');
    await page
      .getByRole('region', { name: `${ai.title}的版本` })
      .getByText(before)
      .waitFor();
    expect(await page.getByRole('button', { name: /^(启用|灰度|回滚|全量)/ }).count()).toBe(0);
    const refused = await page.request.post('/api/platform/releases/rollback', {
      data: { module: 'ai' },
      headers: { origin: SUITE.url },
    });
    expect(refused.status()).toBe(403);
  });
});
