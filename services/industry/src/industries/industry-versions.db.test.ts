import { industryEntries, type Industry } from '@console/contract-industry';
import type { FormerVersion } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningIndustry, USERS, type RunningIndustry } from '../testing/running-industry.ts';

const DRAFT = { industryName: '机器人', industryCode: 'JQR', industryDesc: '一', userId: USERS.colleague };

let industry: RunningIndustry;
let industryId: number;
beforeAll(async () => {
  industry = await runningIndustry();
}, 30_000);
afterAll(() => industry.stop());
beforeEach(async () => {
  industry.at('2026-07-03 10:00:00');
  await industry.query(`DELETE FROM ${tableName('ecology', 'former_version')}`);
  await industry.query(`DELETE FROM ${tableName('ecology', 'industry')} WHERE code LIKE 'JQR%'`);
  for (const table of ['notice', 'audit_log'])
    await industry.query(`DELETE FROM ${tableName('access', table)}`);
  const { body } = await industry.call('POST', '/api/dataIndustry/addChildIndustry', {
    body: { ...DRAFT, type: 'ecology' },
  });
  industryId = Number(body.result);
});

const SECOND = { userId: USERS.colleague, username: 'analyst' };
const save = (body: object, session: object = {}): Promise<Answer> =>
  industry.call('PUT', industryEntries.update.path, { session, body: { ...DRAFT, industryId, ...body } });
const read = (path: string, session: object = {}): Promise<Answer> => industry.call('GET', path, { session });
const versions = async (): Promise<FormerVersion[]> =>
  (await read(`${industryEntries.industryVersions.path}?id=${industryId}`)).body.result as FormerVersion[];
const restore = (body: object, session: object = {}): Promise<Answer> =>
  industry.call('POST', industryEntries.restoreIndustry.path, { session, body: { id: industryId, ...body } });
const current = async (): Promise<Industry> =>
  (await read(`/api/dataIndustry/getIndustryById?industryId=${industryId}`)).body.result as Industry;
const lastLine = async () => (await industry.audit()).at(-1);

describe('an industry saved without a version', () => {
  it('keeps what it overwrites, marks its line of the audit log, and notifies the author', async () => {
    await save({ industryDesc: '二' }, SECOND);
    expect(await versions()).toEqual([
      expect.objectContaining({ version: 1, savedBy: '陈思远', replacedBy: '周雨桐', unread: true }),
    ]);
    const kept = await read(`${industryEntries.industryVersion.path}?id=${industryId}&version=1`);
    expect(kept.body.result).toMatchObject({ version: 1, value: DRAFT });
    expect(await lastLine()).toMatchObject({
      action: 'industry.update',
      before: { industryDesc: '一' },
      after: { industryDesc: '二', overwroteVersion: 1 },
    });
    expect(await industry.query(`SELECT user_id, title, link FROM ${tableName('access', 'notice')}`)).toEqual(
      [
        {
          user_id: USERS.self,
          title: '您保存的内容已被覆盖：机器人',
          link: `/investment/dataCorpEcology/selectData/industryCommonDetail?row=${industryId}&type=ecology`,
        },
      ],
    );
  });

  it('keeps nothing when it changes nothing; with a version it keeps and marks nothing', async () => {
    await save({});
    expect(await versions()).toEqual([]);
    await save({ version: 1, industryDesc: '二' }, SECOND);
    expect((await versions()).map(({ version, unread }) => [version, unread])).toEqual([[1, false]]);
    expect((await lastLine())?.after).toEqual({ industryDesc: '二' });
    expect(await industry.query(`SELECT id FROM ${tableName('access', 'notice')}`)).toEqual([]);
  });
});

describe('a former version of an industry', () => {
  it('is restored as a new version, and what it replaces is kept too', async () => {
    await save({ industryName: '智能', industryDesc: '二', userId: USERS.self });
    expect((await restore({ former: 1, version: 2 })).body.result).toBe(true);
    expect(await current()).toMatchObject({ ...DRAFT, version: 3 });
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
    expect(await lastLine()).toMatchObject({
      action: 'industry.restore',
      before: { industryName: '智能' },
      after: { industryName: '机器人', restoredVersion: 1 },
    });
  });

  it('is not restored over what was saved meanwhile, with a name taken since, or outside the window', async () => {
    await save({ industryName: '智能', version: 1 });
    expect((await restore({ former: 1, version: 1 })).status).toBe(409);
    expect((await restore({ former: 9, version: 2 })).status).toBe(404);
    await industry.call('POST', '/api/dataIndustry/addChildIndustry', {
      body: { ...DRAFT, industryCode: 'JQR2', type: 'ecology' },
    });
    expect((await restore({ former: 1, version: 2 })).body.appCode).toBe('I2012');
    industry.at('2026-07-03 20:00:00');
    expect((await restore({ former: 1, version: 2 })).body.appCode).toBe('I2002');
    industry.at('2026-07-03 10:00:00');
    expect(await current()).toMatchObject({ industryName: '智能', version: 2 });
  });

  it('is for users who may edit industries, of their own tenant', async () => {
    await save({ industryDesc: '二' });
    const statuses = async (session: object): Promise<number[]> => {
      const answers = await Promise.all([
        read(`${industryEntries.industryVersions.path}?id=${industryId}`, session),
        read(`${industryEntries.industryVersion.path}?id=${industryId}&version=1`, session),
        restore({ former: 1, version: 2 }, session),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses({ authorities: ['hysjk_gn', 'hysjk_gn_add'] })).toEqual([403, 403, 403]);
    expect(await statuses({ tenantId: OTHER_TENANT, userId: USERS.stranger })).toEqual([404, 404, 404]);
    expect(await current()).toMatchObject({ industryDesc: '二', version: 2 });
  });
});
