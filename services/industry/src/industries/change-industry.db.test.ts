import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import {
  runningIndustry,
  USERS,
  type CallOptions,
  type RunningIndustry,
} from '../testing/running-industry.ts';

const EDIT_FAILED = '修改失败，行业名称重复或者当前时间不在07:00和17:30之间';
const UPDATE = '/api/dataIndustry/updateIndustry';

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
}, 30_000);
afterAll(() => industry.stop());
beforeEach(() => industry.at('2026-07-03 10:00:00'));

interface Draft {
  readonly industryName: string;
  readonly industryCode: string;
  readonly industryDesc: string;
  readonly userId: number;
}
let number = 0;
const fields = (): Draft => {
  number += 1;
  return {
    industryName: `行业${number}`,
    industryCode: `N${number}`,
    industryDesc: '概况',
    userId: USERS.colleague,
  };
};
const add = async (more: object = {}): Promise<Draft & { readonly industryId: number }> => {
  const draft = fields();
  const { body } = await industry.call('POST', '/api/dataIndustry/addChildIndustry', {
    body: { ...draft, ...more },
  });
  expect(body.appCode).toBe('S0000');
  return { ...draft, industryId: body.result as number };
};
const update = (body: object, options: CallOptions = {}, path = UPDATE): Promise<Answer> =>
  industry.call('PUT', path, { body, ...options });
const remove = (id: number, options: CallOptions = {}, prefix = '/api'): Promise<Answer> =>
  industry.call('DELETE', `${prefix}/dataIndustry/deleteIndustry/${id}`, options);
const read = async (id: number) =>
  (await industry.call('GET', `/api/dataIndustry/getIndustryById?industryId=${id}`)).body.result as
    | (Draft & { readonly version: number })
    | false;
const answered = ({ status, body }: Answer) => [status, body.appCode, body.appMesg, body.result];
const lines = async (id: number) =>
  (await industry.audit()).filter(
    ({ subject, action }) => subject === `industry:${id}` && action !== 'industry.add',
  );

describe('editing an industry', () => {
  it('answers true, raises the version and records what changed', async () => {
    const { industryId, ...draft } = await add();
    const { status, body } = await update({
      industryId,
      ...draft,
      industryDesc: '新概况',
      userId: USERS.self,
      version: 1,
    });
    expect([status, body.success, body.result]).toEqual([200, true, true]);
    expect(await read(industryId)).toMatchObject({
      ...draft,
      industryDesc: '新概况',
      userId: USERS.self,
      version: 2,
    });
    expect(await lines(industryId)).toEqual([
      {
        user_id: USERS.self,
        action: 'industry.update',
        subject: `industry:${industryId}`,
        before: { industryDesc: '概况', userId: USERS.colleague },
        after: { industryDesc: '新概况', userId: USERS.self },
      },
    ]);
  });

  it('without a change leaves no trace', async () => {
    const { industryId, ...draft } = await add();
    expect((await update({ industryId, ...draft, version: 1 })).body.result).toBe(true);
    expect(await read(industryId)).toMatchObject({ version: 1 });
    expect(await lines(industryId)).toEqual([]);
  });

  it('works at the other addresses', async () => {
    const { industryId, ...draft } = await add({ type: 'ecology' });
    for (const type of ['ecology', 'etf']) {
      const { body } = await update(
        { industryId, ...draft, industryDesc: type },
        {},
        `/api/${type}/dataIndustry/updateIndustry`,
      );
      expect(body.result).toBe(true);
      expect(await read(industryId)).toMatchObject({ industryDesc: type });
    }
  });

  it('with a stale version is refused and loses nothing; without one it replaces the current one', async () => {
    const { industryId, ...draft } = await add();
    await update({ industryId, ...draft, industryDesc: '先到', version: 1 });
    const late = { industryId, ...draft, industryDesc: '后到' };
    expect(answered(await update({ ...late, version: 1 }))).toEqual([
      409,
      'C0409',
      '内容已被他人修改，请刷新后重试',
      false,
    ]);
    expect(await read(industryId)).toMatchObject({ industryDesc: '先到', version: 2 });
    expect((await update(late)).body.result).toBe(true);
  });

  it('by several at one moment with the same version is done by one', async () => {
    const { industryId, ...draft } = await add();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) => update({ industryId, ...draft, industryDesc: `第${at}个`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await read(industryId)).toMatchObject({ version: 2 });
  });

  it('of two that take each other’s names at one moment ends in refusals, never in an error', async () => {
    const [one, other] = [await add(), await add()];
    const answers = await Promise.all([
      update({ ...one, industryName: other.industryName }),
      update({ ...other, industryName: one.industryName }),
    ]);
    expect(answers.map(({ body }) => body.appCode)).toEqual(['I2012', 'I2012']);
  });

  it('refuses the name or code of another with the one cause, and false', async () => {
    const [one, other] = [await add(), await add()];
    expect(answered(await update({ ...one, industryName: other.industryName }))).toEqual([
      200,
      'I2012',
      `${EDIT_FAILED}（行业名称“${other.industryName}”已存在）`,
      false,
    ]);
    expect(answered(await update({ ...one, industryCode: other.industryCode }))).toEqual([
      200,
      'I2013',
      `${EDIT_FAILED}（编码“${other.industryCode}”已存在）`,
      false,
    ]);
    expect(await read(one.industryId)).toMatchObject({ ...one, version: 1 });
  });

  it('refuses an invalid analyst, and a blank field', async () => {
    const one = await add();
    expect((await update({ ...one, userId: USERS.stopped })).body.appCode).toBe('I2016');
    const { status, body } = await update({ ...one, industryName: ' ' });
    expect([status, body.appMesg]).toEqual([400, '请求参数有误：行业名称（industryName）：请输入行业名称']);
  });

  it('is refused outside the window, and without the authority to edit', async () => {
    const one = await add();
    industry.at('2026-07-03 17:30:00');
    expect(answered(await update({ ...one, industryDesc: '晚了' }))).toEqual([
      200,
      'I2002',
      `${EDIT_FAILED}（当前不在可维护时间内）`,
      false,
    ]);
    industry.at('2026-07-03 12:00:00');
    const reader = { session: { authorities: ['hysjk_gn', 'hysjk_gn_add', 'hysjk_gn_del'] } };
    expect((await update(one, reader)).status).toBe(403);
    expect(await read(one.industryId)).toMatchObject({ version: 1 });
  });
});

describe('deleting an industry', () => {
  it('that does not exist is 404 for everyone who asks at once, the tenant’s first write or not', async () => {
    for (const tenantId of ['300001', '300002', '300003']) {
      const asked = Array.from({ length: 12 }, () => remove(999_999, { session: { tenantId } }));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 404));
    }
  });

  it('answers S0000, and no one finds it any more', async () => {
    const { industryId, ...draft } = await add({ type: 'ecology' });
    expect((await remove(industryId)).body.appCode).toBe('S0000');
    expect(await read(industryId)).toBe(false);
    expect((await remove(industryId)).status).toBe(404);
    expect((await update({ industryId, ...draft })).status).toBe(404);
    const list = await industry.call('GET', '/api/dataIndustry/selectPageAll?type=ecology&size=200');
    expect(list.text).not.toContain(draft.industryName);
    expect((await industry.call('GET', '/api/dataIndustry/option?type=ecology')).text).not.toContain(
      draft.industryName,
    );
    expect(await lines(industryId)).toEqual([
      expect.objectContaining({
        action: 'industry.delete',
        before: { type: 'ecology', ...draft, industryLevel: 1, parentId: null },
        after: null,
      }),
    ]);
  });

  it('works at the other addresses', async () => {
    for (const type of ['ecology', 'etf'])
      expect((await remove((await add()).industryId, {}, `/api/${type}`)).body.appCode).toBe('S0000');
  });

  it('is refused with the counts of what is below it, at any depth', async () => {
    const top = await add({ type: 'ecology' });
    const second = await add({ parentId: top.industryId });
    const third = await add({ parentId: second.industryId });
    const other = await add({ parentId: second.industryId });
    for (const [id, companyId] of [
      [third.industryId, 101],
      [third.industryId, 102],
      [other.industryId, 102],
      [other.industryId, 110],
    ])
      await industry.query(
        `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
         VALUES ('000000', ?, ?, '2026-07-01', '2026-07-01 10:00:00')`,
        [id, companyId],
      );
    expect(answered(await remove(top.industryId))).toEqual([
      200,
      'I2015',
      '该行业下有 3 个下级行业、2 家公司，不能删除',
      false,
    ]);
    expect((await remove(third.industryId)).body.appMesg).toBe('该行业下有 0 个下级行业、2 家公司，不能删除');
    await industry.query(
      `UPDATE ${tableName('ecology', 'membership')} SET valid_to = '2026-07-02' WHERE industry_id IN (?, ?)`,
      [third.industryId, other.industryId],
    );
    for (const { industryId } of [third, other, second, top])
      expect((await remove(industryId)).body.appCode).toBe('S0000');
  });

  it('is refused outside the window, and without the authority to delete', async () => {
    const { industryId } = await add();
    expect(
      (await remove(industryId, { session: { authorities: ['hysjk_gn', 'hysjk_gn_edit'] } })).status,
    ).toBe(403);
    industry.at('2026-07-03 06:59:59');
    expect(answered(await remove(industryId))).toEqual([
      200,
      'I2003',
      '删除失败，当前时间不在07:00和17:30之间',
      false,
    ]);
    expect(await read(industryId)).toMatchObject({ version: 1 });
  });
});

describe('the industries of another tenant', () => {
  const stranger = { session: { tenantId: OTHER_TENANT, userId: USERS.stranger } };

  it('are not found: neither to read, nor to edit or delete', async () => {
    const one = await add();
    for (const path of ['getIndustryById', 'getParentIndustryName'])
      expect(
        (await industry.call('GET', `/api/dataIndustry/${path}?industryId=${one.industryId}`, stranger))
          .status,
      ).toBe(404);
    expect((await update({ ...one, userId: USERS.stranger }, stranger)).status).toBe(404);
    expect((await remove(one.industryId, stranger)).status).toBe(404);
    expect(await read(one.industryId)).toMatchObject({ version: 1 });
  });
});
